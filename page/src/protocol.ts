// Made by tools/page_types.py from `spellspeed schema --server`. Do not edit.

export interface About {
  version: string;
  library: string;
  computers: Computer[];
  decks: BuiltinDeck[];
  formats: FormatInfo[];
  presets: Record<string, Record<string, string | boolean>>;
  switches: SwitchInfo[];
  alone: boolean;
  pictures: boolean;
  official: boolean;
  addresses: string[];
}

export interface Accepted {
  message: "accepted";
  number: number;
}

export interface Advice {
  hints: Hint[];
}

export interface AllCards {
  library: string;
  cards: CardFacts[];
  sets: CardSet[];
  unwritten: string[];
}

export interface Allow {
  message: "allow";
  watch: "hands" | "nobody" | "table";
}

export interface Answer {
  message: "answer";
  key: string;
  number?: number;
}

export interface AttackView {
  attacker: string;
  sentence: string;
  target?: string;
}

export interface Back {
  message: "back";
}

export interface BuildWish {
  seed?: number | null;
  name?: string;
  format?: string;
}

export interface BuiltinDeck {
  code: string;
  title: string;
  deck: Deck;
}

export interface CardFacts {
  name: string;
  password: number;
  kind: "magic" | "monster" | "trap";
  frame: "effect" | "fusion" | "fusion+effect" | "magic" | "normal" | "ritual" | "ritual+effect" | "trap";
  first_date: string;
  sets: Printing[];
  era_name?: string;
  icon?: "" | "continuous" | "counter" | "equip" | "field" | "normal" | "quick-play" | "ritual";
  attribute?: string;
  type?: string;
  level?: number | null;
  atk?: number | "?" | null;
  def?: number | "?" | null;
  abilities?: ("flip" | "spirit" | "toon" | "union")[];
  needs_effect_code?: boolean;
  materials?: string[];
  ritual?: string;
  limit?: "forbidden" | "limited" | "semi-limited" | "unlimited";
}

export interface CardLine {
  facts: CardFacts;
  copies: number;
  in_format: boolean;
  written: boolean;
}

export interface CardList {
  found: number;
  cards: CardLine[];
}

export interface CardPage {
  facts: CardFacts;
  words: string;
  text: string[];
  written: boolean;
  copies: number;
  in_format: boolean;
  effect_words: string[];
  rulings: RulingNote[];
  sets: SetLine[];
  related: string[];
  decks: string[];
  official?: string;
}

export interface CardSet {
  code: string;
  name: string;
  kind: string;
  date?: string | null;
}

export interface CardView {
  handle?: string;
  name?: string;
  kind?: string;
  frame?: string;
  icon?: string;
  attribute?: string;
  type?: string;
  level?: number;
  attack?: number | null;
  defense?: number | null;
  original_attack?: number | null;
  original_defense?: number | null;
  attack_sum?: SumEntry[];
  defense_sum?: SumEntry[];
  owner?: number;
  seat?: number;
  zone?: string;
  slot?: number;
  face?: string;
  position?: string;
  revealed?: boolean;
  negated?: boolean;
  counters?: Record<string, number>;
  declared?: string;
  equipped_to?: string;
  equips?: string[];
}

export interface Chance {
  label: string;
  copies: number;
  least: number;
  opening: number;
  first_draw: number;
  by_turn: number[];
}

export interface Chat {
  message: "chat";
  number: number;
  name: string;
  text: string;
  seat?: number;
  at?: number;
}

export interface Check {
  name: string;
  verdict: "false" | "not checked" | "true";
  sentence: string;
  duel?: number;
}

export interface Choose {
  message: "choose";
  first: boolean;
}

export interface Clock {
  name: string;
  player: number;
  count: number;
  of: number;
  sentence: string;
}

export interface ClockState {
  left: [number, number];
  running?: number;
}

export interface ClockWish {
  seconds: number;
  extra?: number;
}

export interface Computer {
  name: string;
  sentence: string;
}

export interface Concede {
  message: "concede";
  match?: boolean;
}

export interface Cut {
  message: "cut";
  text: string;
}

export interface Decision {
  message: "decision";
  number: number;
  player: number;
  kind: string;
  prompt: string;
  options: Option[];
  about?: string;
  least?: number;
  most?: number;
  picked?: string[];
}

export interface Deck {
  name: string;
  main: string[];
  fusion?: string[];
  side?: string[];
}

export interface DeckCheck {
  legal: boolean;
  playable: boolean;
  problems: DeckProblem[];
  unwritten: string[];
  counts: Record<string, number>;
}

export interface DeckChoice {
  builtin?: string;
  saved?: string;
  text?: string;
  deck?: Deck | null;
}

export interface DeckProblem {
  rule: string;
  sentence: string;
  mend: string;
  cards?: string[];
  see?: string[];
  moves?: Move[];
}

export interface DeckRead {
  deck: Deck;
  form: string;
  unread: Unread[];
  strange: Unread[];
  notes: string[];
}

export interface DeckStats {
  stats: Stats;
}

export interface DeckText {
  text: string;
  name?: string;
}

export interface DeckWish {
  deck: Deck;
  format?: string;
}

export interface DuelEnd {
  winner: number;
  rule: string;
  sentence: string;
  first: number;
  turns: number;
  replay?: string;
  late?: number;
}

export interface End {
  winner: number;
  rule: string;
  sentence: string;
}

export interface Event {
  message: "event";
  kind: string;
  sentence: string;
  player?: number;
  cards?: EventCard[];
  amount?: number;
  cause?: string[];
  source?: string;
  source_name?: string;
  by?: number;
  word?: string;
  moment?: number;
}

export interface EventCard {
  name?: string;
  handle?: string;
  seat?: number;
  zone?: string;
  slot?: number;
  from_seat?: number;
  from_zone?: string;
  from_slot?: number;
}

export interface FormatInfo {
  name: string;
  title: string;
  date: string | null;
  cards: number;
}

export interface Frame {
  message: "frame";
  duel: number;
  epoch: number;
  frame: number;
  view: View;
  can_go_back?: boolean;
  can_take_back?: boolean;
  battle?: Preview | null;
  previews?: Preview[];
  teaching?: string[];
}

export interface GoOn {
  message: "go-on";
}

export interface Goodbye {
  message: "goodbye";
  code: number;
  sentence: string;
}

export interface Hands {
  seed: number;
  hands: string[][];
}

export interface HandsWish {
  deck: Deck;
  hands?: number;
  draws?: number;
  seed?: number | null;
}

export interface Have {
  duel: number;
  epoch: number;
  frame: number;
}

export interface Hello {
  message: "hello";
  token?: string;
  name?: string;
  have?: Have | null;
}

export interface Hint {
  rule: string;
  fine: boolean;
  sentence: string;
  numbers: Record<string, number | string | string[] | Record<string, number>>;
}

export interface JoinWish {
  deck: DeckChoice;
  invite?: string;
}

export interface LifePoint {
  answers: number;
  turn: number;
  lp: [number, number];
}

export interface LinkView {
  number: number;
  player: number;
  sentence: string;
  card?: string;
  name?: string;
  targets?: string[];
  resolving?: boolean;
  negated?: boolean;
}

export interface Lobby {
  tables: TableInfo[];
}

export interface Look {
  message: "look";
  frame: number;
}

export interface Looked {
  message: "looked";
  frame: number;
  view: View;
}

export interface Me {
  player: string;
  name: string;
  tables: MyTable[];
}

export interface MendWish {
  deck: Deck;
  problem?: number;
  format?: string;
}

export interface Mended {
  deck: Deck;
  check: DeckCheck;
}

export interface Move {
  card: string;
  count: number;
  out_of: "fusion" | "main" | "side";
  into?: "fusion" | "main" | "side" | "";
}

export interface MyTable {
  table: string;
  seat: number;
  token: string;
  opponent: string;
  mode: "duel" | "match";
  stage: string;
  created: number;
  turn: number;
}

export interface NewPlayer {
  name?: string;
}

export interface NewsLine {
  sentence: string;
  rule?: string;
}

export interface Option {
  key: string;
  sentence: string;
  verb: string;
  card?: string;
  effect?: number;
  target?: string;
  zone?: string;
  number?: number;
  word?: string;
}

export interface Outcome {
  message: "outcome";
  winner: number;
  reason: string;
  rule: string;
  sentence?: string;
}

export interface Past {
  frame: number;
  turn: number;
  phase: string;
  events?: Event[];
}

export interface PlayerTicket {
  player: string;
  name: string;
  secret: string;
}

export interface Preview {
  sentence: string;
  key?: string;
  attacker?: "" | "destroyed" | "stays";
  target?: "" | "destroyed" | "stays";
  damage?: [number, number] | null;
}

export interface Printing {
  set: string;
  number: string;
  date?: string | null;
}

export interface Problem {
  code: string;
  sentence: string;
  problems?: string[];
  nearest?: string[];
}

export interface Prompts {
  message: "prompts";
  mode?: "ask" | "auto" | "never" | "set";
  events?: ("activation" | "attack" | "phase" | "summon")[];
}

export interface QueryProblem {
  code: "bad-query";
  sentence: string;
  column: number;
}

export interface Ready {
  message: "ready";
}

export interface Reason {
  rule: string;
  sentence: string;
}

export interface Refusal {
  message: "refusal";
  sentence: string;
  reasons?: Reason[];
}

export interface Refused {
  message: "refused";
  of: string;
  code: "bad" | "failed" | "illegal" | "not-now" | "not-yours" | "stale" | "storage" | "too-fast" | "too-long";
  sentence: string;
  reasons?: Reason[];
  number?: number;
}

export interface Rematch {
  message: "rematch";
}

export interface Rename {
  name: string;
}

export interface ReplayFrame {
  answers: number;
  view: View;
  chosen?: string;
  battle?: Preview | null;
}

export interface ReplayFrames {
  frames: ReplayFrame[];
}

export interface ReplayLine {
  id: string;
  names: [string, string];
  decks: [string, string];
  outcome: Outcome | null;
  turns: number;
  answers: number;
  created: number;
  seat: number;
  match?: string;
}

export interface ReplayPage {
  replay: ReplayLine;
  turns: TurnMark[];
  life: LifePoint[];
  replayable: boolean;
  sentence: string;
}

export interface Replays {
  replays: ReplayLine[];
}

export interface Reply {
  message: "reply";
  id: number;
  yes: boolean;
}

export interface Request {
  id: number;
  seat: number;
  what: "take-back";
  sentence: string;
}

export interface RuleLine {
  id: string;
  sentence: string;
  source: string;
  confidence: string;
  section: string;
  settled_by: string[];
  switches: string[];
  tests: string[];
  cards: string[];
}

export interface RuleList {
  found: number;
  rules: RuleLine[];
}

export interface RulingNote {
  says: string;
  source: string;
  date?: string | null;
  rules?: string[];
}

export interface SavedDeck {
  id: string;
  deck: Deck;
  changed: number;
  legal: boolean;
  problems: number;
}

export interface SavedDecks {
  decks: SavedDeck[];
}

export interface Say {
  message: "say";
  text: string;
}

export interface SearchHelp {
  fields: Record<string, string>;
  values: Record<string, string[]>;
  examples: string[];
}

export interface SeatState {
  name?: string;
  computer?: string;
  present?: boolean;
  watch?: "hands" | "nobody" | "table";
  wins?: number;
  ready?: boolean;
  rematch?: boolean;
}

export interface SetLine {
  code: string;
  name: string;
  number: string;
  date: string | null;
}

export interface Shuffled {
  message: "shuffled";
  commitment: string;
  given: [string, string];
  seed: string;
}

export interface Side {
  message: "side";
  out: string[];
  into: string[];
}

export interface Siding {
  message: "siding";
  deck: Deck;
  registered: Deck;
  deck_counts: [number, number];
  side_counts: [number, number];
  seen?: string[];
  advice?: Swap[];
}

export interface Spread {
  count: number;
  least: number;
  quarter: number;
  middle: number;
  three_quarters: number;
  most: number;
  mean: number;
  steps: Record<string, number>;
}

export interface Stats {
  name: string;
  size: number;
  fusion: number;
  side: number;
  kinds: Record<string, number>;
  frames: Record<string, number>;
  icons: Record<string, number>;
  levels: Record<string, number>;
  types: Record<string, number>;
  attributes: Record<string, number>;
  attack: Spread | null;
  defense: Spread | null;
  tributes: Tributes;
  limited: Record<string, number>;
  chances: Chance[];
  unknown?: string[];
}

export interface StatsWish {
  deck: Deck;
  odds?: string[];
  together?: boolean;
  format?: string;
}

export interface SumEntry {
  name: string;
  after: number;
  change?: number;
  handle?: string;
}

export interface Swap {
  out: string;
  into: string;
  reason: string;
}

export interface SwitchInfo {
  name: string;
  sentence: string;
  values: (string | boolean)[];
  rules: string[];
}

export interface Table {
  message: "table";
  id: string;
  stage: "choice" | "cut" | "duel" | "over" | "siding" | "waiting";
  seats: [SeatState, SeatState];
  mode?: "duel" | "match";
  duel?: number;
  chooser?: number;
  news?: NewsLine[];
  results?: DuelEnd[];
  end?: End | null;
  clock?: ClockState | null;
  pace?: number;
  request?: Request | null;
  watching?: number;
  format?: string;
  rules?: Record<string, string | boolean>;
  commitment?: string;
  shuffled?: Shuffled | null;
  gives_first?: number;
  match?: string;
  free_undo?: boolean;
}

export interface TableInfo {
  table: string;
  names: [string, string];
  mode: "duel" | "match";
  stage: string;
  open: boolean;
  format: string;
  rules: Record<string, string | boolean>;
  casual: boolean;
  clock: ClockWish | null;
  pace: number;
  wins: [number, number];
  turn: number;
  watching: number;
  watchable: boolean;
  created: number;
  mine?: Ticket | null;
}

export interface TableSide {
  lp: number;
  hand_count: number;
  deck_count: number;
  fusion_count: number;
  monsters: (CardView | null)[];
  magic_traps: (CardView | null)[];
  kept?: number[];
  hand?: CardView[];
  field?: CardView | null;
  deck_top?: CardView | null;
  deck_turned?: boolean;
  deck_reversed?: string[];
  graveyard?: CardView[];
  graveyard_hidden?: number;
  removed?: CardView[];
  fusion?: CardView[];
}

export interface TableWish {
  deck: DeckChoice;
  mode?: "duel" | "match";
  computer?: string;
  opponent?: DeckChoice | null;
  first?: "me" | "them" | "toss";
  format?: string;
  rules?: string;
  switches?: Record<string, string | boolean>;
  casual?: boolean;
  public?: boolean;
  watch?: "hands" | "nobody" | "table";
  pace?: number | null;
  clock?: ClockWish | null;
  minutes?: number;
  cut?: boolean;
  seed?: number | null;
}

export interface TakeBack {
  message: "take-back";
  frame?: number;
}

export interface TakeOver {
  answers: number;
  seat: number;
  computer?: string;
}

export interface Ticket {
  message: "ticket";
  table: string;
  seat: number;
  token: string;
  invite?: string;
  watch?: string;
}

export interface Tributes {
  none: number;
  one: number;
  two: number;
  never: number;
  total: number;
  mean: number;
}

export interface TurnMark {
  turn: number;
  player: number;
  answers: number;
}

export interface Unread {
  line: number;
  text: string;
  why: string;
  nearest?: string[];
}

export interface Unside {
  message: "unside";
}

export interface Uploaded {
  id: string;
}

export interface Verified {
  true: boolean;
  form: "duel" | "match";
  checks: Check[];
}

export interface View {
  message: "view";
  viewer: number | string;
  turn: number;
  turn_player: number;
  phase: string;
  sides: [TableSide, TableSide];
  step?: string;
  substep?: string;
  summon_left?: boolean;
  chain?: LinkView[];
  attack?: AttackView | null;
  clocks?: Clock[];
  asked?: number | null;
  decision?: Decision | null;
  events?: Event[];
  outcome?: Outcome | null;
}

export interface Welcome {
  message: "welcome";
  table: Table;
  seat?: number;
  chat?: Chat[];
  duel?: number;
  epoch?: number;
  past?: Past[];
  prompts?: Prompts | null;
}

export interface Why {
  message: "why";
  wish: WhyNot;
  sentence: string;
  reasons?: Reason[];
}

export interface WhyNot {
  message: "why-not";
  verb: string;
  card?: string;
  target?: string;
  effect?: number;
}

export interface WriteWish {
  deck: Deck;
  form?: "link" | "names" | "omega" | "ydk" | "ydke";
  era?: boolean;
}

export interface Written {
  text: string;
  file: string;
}

export type FromClient =
  | Allow
  | Answer
  | Back
  | Choose
  | Concede
  | Cut
  | GoOn
  | Hello
  | Look
  | Prompts
  | Ready
  | Rematch
  | Reply
  | Say
  | Side
  | TakeBack
  | Unside
  | WhyNot;

export type FromServer =
  | Accepted
  | Chat
  | Frame
  | Goodbye
  | Looked
  | Refused
  | Siding
  | Table
  | Ticket
  | Welcome
  | Why;
