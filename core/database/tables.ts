import type { Generated } from 'kysely'
import type { AutomationTables } from './automation-tables.ts'
import type { BasketTables } from './basket-tables.ts'
import type { CashTables } from './cash-tables.ts'
import type { PrintTables } from './print-tables.ts'
import type { BillStatus, RefundReason, ReinstatedKind, ReprintReason } from './statuses.ts'
import type { InvoiceTables } from './invoice-tables.ts'
import type { LetterTables } from './letter-tables.ts'
import type { MessageTables } from './message-tables.ts'
import type { NewsletterTables } from './newsletter-tables.ts'
import type { MoneyTables } from './money-tables.ts'
import type { PeopleTables } from './people-tables.ts'
import type { SeatTables } from './seat-tables.ts'
import type { BillLineTables } from './bill-line-tables.ts'
import type { StockTables } from './stock-tables.ts'
import type { VoucherTables } from './voucher-tables.ts'
import type { WaitingTables } from './waiting-tables.ts'

type Parts = AutomationTables &
  BasketTables &
  BillLineTables &
  CashTables &
  PrintTables &
  InvoiceTables &
  LetterTables &
  MessageTables &
  MoneyTables &
  NewsletterTables &
  PeopleTables &
  SeatTables &
  StockTables &
  VoucherTables &
  WaitingTables

/**
 * Every table there is. Derived tables are computed from the journal and can be dropped and rebuilt; local tables
 * belong to this node alone; `files` is kept beside the journal and is fetched from the other side. `derived-tables.ts`
 * says which is which.
 */
export type Tables = Parts & {
  origins: { id: Generated<number>; origin: string; seq: number; hash: string }
  facts: {
    origin_id: number
    seq: number
    position: number
    bytes: string
    hash: string
    /** Of the last fact of a message of another node's stream. */
    signature: string | null
  }
  /** The last fact a node sent that it was not allowed to write. */
  breaches: { node_id: string; at: string; code: string; what: string }
  parked: { origin_id: number; seq: number; reason: string; at: string }
  private_parts: { digest: string; payload: string; day: string | null; scope: string; about: string | null }
  lacking_keys: { digest: string }
  erased_parts: { digest: string }
  private_ageing: { one: number; before: string }

  catalogue: { kind: string; id: string; fields: string; stamps: string }
  catalogue_edits: { origin: string; seq: number; kind: string; id: string; stamp: string }
  schedules: {
    id: string
    cinema_id: string
    screen_id: string
    movie_id: string
    version_id: string
    arrangement_id: string
    start_ms: number
    feature_ms: number
    end_ms: number
    ready_ms: number
    online_until_ms: number
    relay_seats: string
    visibility: string
    shares: string | null
    notice: string | null
    price_list_id: string | null
    own_minutes: string | null
  }
  schedule_cancellations: { schedule_id: string; at: string; origin: string; seq: number }
  arrangements: {
    id: string
    screen_id: string
    columns: number
    seats: string
    free_seating: number
    drawing: string
  }
  /** Which plans have seats of the exhibitor's own classes. */
  arrangement_classes: { class_id: string; arrangement_id: string }
  seat_tokens: {
    schedule_id: string
    seat_id: string
    version: number
    owner: 'relay' | 'box'
    state: 'free' | 'paying' | 'sold' | 'blocked' | 'reserved'
    bill_id: string | null
    fact: string
  }
  seat_changes: { schedule_id: string; seat_id: string; version: number; fact: string }
  bill_conflicts: {
    bill_id: string
    fact: string
    at: string
    cinema_id: string
    source: 'site' | 'register'
    total_cents: number
  }
  token_conflicts: { schedule_id: string; seat_id: string; version: number; fact: string }
  bills: {
    id: string
    number: string | null
    cinema_id: string
    source: 'site' | 'register'
    status: BillStatus
    total_cents: number
    opened_at: string
    settled_at: string | null
    employee_id: string | null
    employee_name: string | null
    device: string | null
    /** The device's entry; null where none was let in. */
    device_id: string | null
    locale: string
    private_digest: string | null
    origin: string
    seq: number
  }
  /** Why a bill was cheaper, and who allowed it; `line` null for the whole bill. */
  bill_discounts: {
    bill_id: string
    number: number
    line: number | null
    cents: number
    reason: string
    employee_id: string
    employee_name: string
  }
  /** Where and when the shows of a purchase on the website were when its buyer was shown them. */
  bill_shows: { bill_id: string; schedule_id: string; start_ms: number; screen_id: string }
  bill_owners: { bill_id: string; owner: 'relay' | 'box' }
  returns: {
    id: string
    bill_id: string
    kind: 'refund' | 'exchange'
    number: number
    cents: number
    rounding_cents: number
    reason: RefundReason | null
    employee_name: string | null
    device: string | null
    device_id: string | null
    locale: string
    at: string
  }
  returned_lines: {
    return_id: string
    bill_id: string
    line: number
    kind: 'refund' | 'exchange'
    quantity: number
    cents: number
    vat_cents: number
  }
  exchanged_lines: { bill_id: string; line: number; return_id: string }
  refund_requests: {
    id: string
    bill_id: string
    lines: string | null
    reason: RefundReason
    used_too: number
    employee_name: string
    at: string
  }
  refund_refusals: { request_id: string; code: string; employee_name: string | null; at: string }
  refunds_ordered: { schedule_id: string; at: string; origin: string }
  bill_counters: { origin: string; last: number }
  admissions: {
    ticket_id: string
    admission_id: string
    schedule_id: string
    at: string
    gate: string
    /** As in the fact: `employee:<id>`. */
    who: string
  }
  /** Cashiers who called a manager. */
  bells: {
    id: string
    cinema_id: string
    device_id: string
    device: string
    employee_name: string
    at: string
  }
  /** Who came; the earlier of two. */
  bell_answers: { bell_id: string; employee_name: string; at: string }
  /** Who read what a manager tells registers. */
  register_notice_reads: {
    notice_id: string
    employee_id: string
    /** What it said then. */
    says: string
    cinema_id: string
    device: string
    employee_name: string
    at: string
  }
  /** How often a wall has shown a spot on a business day. */
  spot_plays: {
    spot_id: string
    day: string
    wall_id: string
    cinema_id: string
    count: number
    /** When the last fact about it was made. */
    at: string
  }
  /** Tickets that were printed once more. */
  ticket_reprints: {
    id: string
    ticket_id: string
    reason: ReprintReason
    employee_name: string
    device: string
    at: string
  }
  /** Those of a ticket that come after the one that is told. */
  later_admissions: {
    ticket_id: string
    admission_id: string
    schedule_id: string
    at: string
    gate: string
    who: string
  }
  undone_admissions: {
    ticket_id: string
    admission_id: string
    schedule_id: string
    at: string
    gate: string
    who: string
  }
  boxes: {
    node_id: string
    cinema_id: string
    public_key: string
    epoch: number
    enrolled_at: string
    replaced_by: string | null
  }
  box_invitations: {
    code_hash: string
    cinema_id: string
    expires_at: string
    used_by: string | null
    replaces: string | null
  }
  stolen_key_invitations: { code_hash: string }

  epochs: { node_id: string; epoch: number; request_id: string; reason: string; at: string }
  closed_streams: {
    origin: string
    seq: number
    hash: string
    split_seq: number | null
    split_next: string | null
  }
  emergency_modes: { node_id: string; epoch: number; at: string; who: string; reason: string }
  reinstated: { fact: string; kind: ReinstatedKind; subject_id: string; at: string; who: string }
  displaced: { bill_id: string; schedule_id: string; seat_id: string; at: string }

  branches: { origin: string; seq: number; hash: string; bytes: string; holder: string | null }
  epoch_requests: { node_id: string; ask: string }
  quarantined: { origin: string; seq: number; hash: string; bytes: string; at: string }
  /** The machine a device is, by the newest letting in. */
  device_tokens: { device_id: string; uid: string; token_hash: string; stamp: string }
  device_sightings: { device_id: string; seen_ms: number; version: string }
  attempt_log: { entry: string; tries: number; first_ms: number; last_ms: number; trouble: string }
  settings: { key: string; value: string }
  peer_heads: { node_id: string; origin: string; seq: number }

  files: { hash: string; type: string; bytes: Uint8Array }
}
