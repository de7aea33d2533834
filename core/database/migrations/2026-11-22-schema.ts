/** The tables as Foyer first ships them. */
export const migration20261122Schema = {
  name: '2026-11-22-schema',
  up: `
    CREATE TABLE origins (id INTEGER PRIMARY KEY, origin TEXT NOT NULL UNIQUE, seq INTEGER NOT NULL, hash TEXT NOT NULL) STRICT;
    CREATE TABLE parked (origin_id INTEGER NOT NULL, seq INTEGER NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (origin_id, seq)) STRICT, WITHOUT ROWID;
    CREATE TABLE catalogue (kind TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL, stamps TEXT NOT NULL, PRIMARY KEY (kind, id)) STRICT, WITHOUT ROWID;
    CREATE TABLE schedules (
      id TEXT PRIMARY KEY, cinema_id TEXT NOT NULL, screen_id TEXT NOT NULL, movie_id TEXT NOT NULL, version_id TEXT NOT NULL,
      arrangement_id TEXT NOT NULL, start_ms INTEGER NOT NULL, feature_ms INTEGER NOT NULL, end_ms INTEGER NOT NULL,
      ready_ms INTEGER NOT NULL, online_until_ms INTEGER NOT NULL, relay_seats TEXT NOT NULL, visibility TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX schedules_by_start ON schedules (start_ms);
    CREATE INDEX schedules_by_screen ON schedules (screen_id, start_ms);
    CREATE INDEX schedules_by_ready ON schedules (ready_ms);
    CREATE INDEX schedules_by_cinema ON schedules (cinema_id);
    CREATE INDEX schedules_by_movie ON schedules (movie_id);
    CREATE INDEX schedules_by_version ON schedules (version_id);
    CREATE TABLE schedule_cancellations (schedule_id TEXT PRIMARY KEY, at TEXT NOT NULL, origin TEXT NOT NULL, seq INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE arrangements (id TEXT PRIMARY KEY, screen_id TEXT NOT NULL, columns INTEGER NOT NULL, seats TEXT NOT NULL, free_seating INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
    CREATE TABLE seat_tokens (
      schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, version INTEGER NOT NULL, owner TEXT NOT NULL, state TEXT NOT NULL,
      bill_id TEXT, fact TEXT NOT NULL, PRIMARY KEY (schedule_id, seat_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seat_tokens_waiting ON seat_tokens (bill_id) WHERE state = 'paying';
    CREATE TABLE seat_changes (schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL, PRIMARY KEY (schedule_id, seat_id, version, fact)) STRICT, WITHOUT ROWID;
    CREATE TABLE token_conflicts (schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL, PRIMARY KEY (schedule_id, seat_id, version, fact)) STRICT, WITHOUT ROWID;
    CREATE TABLE bills (
      id TEXT PRIMARY KEY, number TEXT, cinema_id TEXT NOT NULL, source TEXT NOT NULL, status TEXT NOT NULL, total_cents INTEGER NOT NULL,
      opened_at TEXT NOT NULL, settled_at TEXT, employee_id TEXT, employee_name TEXT, device TEXT, locale TEXT NOT NULL,
      private_digest TEXT, origin TEXT NOT NULL, seq INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX bills_by_time ON bills (opened_at DESC, id);
    CREATE INDEX bills_by_number ON bills (substr(number, -6)) WHERE number IS NOT NULL;
    CREATE INDEX bills_by_private ON bills (private_digest) WHERE private_digest IS NOT NULL;
    CREATE TABLE bill_lines (
      bill_id TEXT NOT NULL, line INTEGER NOT NULL, kind TEXT NOT NULL, text TEXT NOT NULL, quantity INTEGER NOT NULL,
      unit_cents INTEGER NOT NULL, total_cents INTEGER NOT NULL, vat_rate INTEGER NOT NULL, schedule_id TEXT, seat_id TEXT,
      ticket_id TEXT, price_rate_id TEXT, product_id TEXT, voucher_id TEXT, covered_cents INTEGER, PRIMARY KEY (bill_id, line)
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX bill_lines_by_ticket ON bill_lines (ticket_id) WHERE ticket_id IS NOT NULL;
    CREATE INDEX bill_lines_by_schedule ON bill_lines (schedule_id) WHERE schedule_id IS NOT NULL;
    CREATE TABLE payments (
      id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, method TEXT NOT NULL, status TEXT NOT NULL, cents INTEGER NOT NULL,
      tendered_cents INTEGER, change_cents INTEGER, rounding_cents INTEGER NOT NULL, refunded_cents INTEGER NOT NULL,
      provider_ref TEXT, checkout_url TEXT, expires_at TEXT, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX payments_by_bill ON payments (bill_id);
    CREATE INDEX payments_by_provider_ref ON payments (provider_ref) WHERE provider_ref IS NOT NULL;
    CREATE INDEX payments_open ON payments (at, id) WHERE status = 'paying';
    CREATE INDEX payments_ended ON payments (at, id) WHERE status IN ('expired', 'cancelled', 'failed') AND provider_ref IS NOT NULL;
    CREATE TABLE refunds (id TEXT PRIMARY KEY, payment_id TEXT NOT NULL, bill_id TEXT NOT NULL, cents INTEGER NOT NULL, reason TEXT NOT NULL, status TEXT NOT NULL, at TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX refunds_by_payment ON refunds (payment_id);
    CREATE INDEX refunds_open ON refunds (at, id) WHERE status = 'refunding';
    CREATE INDEX refunds_by_bill ON refunds (bill_id, id);
    CREATE INDEX refunds_on_their_way ON refunds (at, id) WHERE status = 'accepted';
    CREATE INDEX refunds_failed ON refunds (at, id) WHERE status = 'failed';
    CREATE TABLE bill_counters (origin TEXT PRIMARY KEY, last INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE admissions (ticket_id TEXT PRIMARY KEY, admission_id TEXT NOT NULL, schedule_id TEXT NOT NULL, at TEXT NOT NULL, gate TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX admissions_by_schedule ON admissions (schedule_id);
    CREATE TABLE boxes (node_id TEXT PRIMARY KEY, cinema_id TEXT NOT NULL, public_key TEXT NOT NULL, epoch INTEGER NOT NULL, enrolled_at TEXT NOT NULL, replaced_by TEXT) STRICT, WITHOUT ROWID;
    CREATE TABLE box_invitations (code_hash TEXT PRIMARY KEY, cinema_id TEXT NOT NULL, expires_at TEXT NOT NULL, used_by TEXT, replaces TEXT) STRICT, WITHOUT ROWID;
    CREATE TABLE credentials (employee_id TEXT NOT NULL, kind TEXT NOT NULL, digest TEXT NOT NULL, stamp TEXT NOT NULL, PRIMARY KEY (employee_id, kind)) STRICT, WITHOUT ROWID;
    CREATE TABLE holds (hold_id TEXT NOT NULL, schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, until_ms INTEGER NOT NULL, channel TEXT NOT NULL DEFAULT 'register', visitor TEXT NOT NULL DEFAULT '', address TEXT NOT NULL DEFAULT '', PRIMARY KEY (schedule_id, seat_id)) STRICT, WITHOUT ROWID;
    CREATE INDEX holds_by_id ON holds (hold_id);
    CREATE INDEX holds_by_until ON holds (until_ms);
    CREATE INDEX holds_by_visitor ON holds (visitor) WHERE visitor <> '';
    CREATE TABLE sessions (token_hash TEXT PRIMARY KEY, employee_id TEXT NOT NULL, device TEXT NOT NULL, created_ms INTEGER NOT NULL, seen_ms INTEGER NOT NULL, id TEXT NOT NULL DEFAULT '', purpose TEXT NOT NULL DEFAULT 'kiosk', factors TEXT NOT NULL DEFAULT '', ends_ms INTEGER NOT NULL DEFAULT 0, rights TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_by_employee ON sessions (employee_id, created_ms);
    CREATE INDEX sessions_by_end ON sessions (ends_ms);
    CREATE INDEX sessions_by_touch ON sessions (seen_ms);
    CREATE TABLE print_orders (id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, copy INTEGER NOT NULL, printed INTEGER NOT NULL, state TEXT NOT NULL, at TEXT NOT NULL, return_id TEXT, sent INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
    CREATE INDEX print_orders_waiting ON print_orders (state) WHERE state = 'waiting';
    CREATE TABLE mails (bill_id TEXT PRIMARY KEY, state TEXT NOT NULL, tries INTEGER NOT NULL, next_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX mails_waiting ON mails (next_ms) WHERE state = 'waiting';
    CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE files (hash TEXT PRIMARY KEY NOT NULL, type TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
    CREATE TABLE epochs (node_id TEXT NOT NULL, epoch INTEGER NOT NULL, request_id TEXT NOT NULL, reason TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (node_id, epoch, request_id)) STRICT, WITHOUT ROWID;
    CREATE TABLE closed_streams (origin TEXT PRIMARY KEY, seq INTEGER NOT NULL, hash TEXT NOT NULL, split_seq INTEGER, split_next TEXT) STRICT, WITHOUT ROWID;
    CREATE TABLE emergency_modes (node_id TEXT NOT NULL, epoch INTEGER NOT NULL, at TEXT NOT NULL, who TEXT NOT NULL, reason TEXT NOT NULL, PRIMARY KEY (node_id, epoch)) STRICT, WITHOUT ROWID;
    CREATE TABLE displaced (bill_id TEXT NOT NULL, schedule_id TEXT NOT NULL, seat_id TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (bill_id, schedule_id, seat_id)) STRICT, WITHOUT ROWID;
    CREATE TABLE quarantined (origin TEXT NOT NULL, seq INTEGER NOT NULL, hash TEXT NOT NULL, bytes TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (origin, seq, hash)) STRICT, WITHOUT ROWID;
    CREATE TABLE unmatched_payments (
      id TEXT PRIMARY KEY, cinema_id TEXT, named_bill_id TEXT NOT NULL, named_payment_id TEXT NOT NULL, seats TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX unmatched_payments_by_bill ON unmatched_payments (named_bill_id);
    CREATE TABLE cleared_payments (entry TEXT PRIMARY KEY, payment_id TEXT NOT NULL, reason TEXT NOT NULL, employee_name TEXT NOT NULL, at TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE attempt_log (entry TEXT PRIMARY KEY, tries INTEGER NOT NULL, first_ms INTEGER NOT NULL, last_ms INTEGER NOT NULL, trouble TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE vouchers (
      id TEXT PRIMARY KEY, request_id TEXT NOT NULL, voucher_type_id TEXT NOT NULL, type TEXT NOT NULL, title TEXT NOT NULL,
      turns INTEGER NOT NULL, turn_cents INTEGER NOT NULL, pause_minutes INTEGER NOT NULL, owner TEXT NOT NULL,
      valid_from TEXT NOT NULL, valid_until TEXT, cinema_id TEXT, bill_id TEXT, issued_at TEXT NOT NULL, private_digest TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX vouchers_by_request ON vouchers (request_id);
    CREATE INDEX vouchers_by_time ON vouchers (issued_at DESC, id);
    CREATE INDEX vouchers_private ON vouchers (private_digest) WHERE private_digest IS NOT NULL;
    CREATE INDEX vouchers_by_bill ON vouchers (bill_id) WHERE bill_id IS NOT NULL;
    CREATE INDEX vouchers_by_type ON vouchers (voucher_type_id);
    CREATE TABLE voucher_cancellations (voucher_id TEXT PRIMARY KEY, at TEXT NOT NULL, fact TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE turn_tokens (
      voucher_id TEXT NOT NULL, turn INTEGER NOT NULL, version INTEGER NOT NULL, owner TEXT NOT NULL, state TEXT NOT NULL,
      bill_id TEXT, ticket_id TEXT, fact TEXT NOT NULL, PRIMARY KEY (voucher_id, turn)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX turn_tokens_by_bill ON turn_tokens (bill_id) WHERE bill_id IS NOT NULL;
    CREATE INDEX turns_paying ON turn_tokens (bill_id) WHERE state = 'paying';
    CREATE TABLE turn_changes (
      voucher_id TEXT NOT NULL, turn INTEGER NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL, at TEXT NOT NULL,
      owner TEXT NOT NULL, state TEXT NOT NULL, bill_id TEXT, cinema_id TEXT, PRIMARY KEY (voucher_id, turn, version, fact)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX turn_changes_by_bill ON turn_changes (bill_id) WHERE bill_id IS NOT NULL;
    CREATE TABLE turn_conflicts (voucher_id TEXT NOT NULL, turn INTEGER NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL, PRIMARY KEY (voucher_id, turn, version, fact)) STRICT, WITHOUT ROWID;
    CREATE TABLE voucher_debts (
      id TEXT PRIMARY KEY, voucher_id TEXT NOT NULL, owner TEXT NOT NULL, bill_id TEXT NOT NULL, cinema_id TEXT NOT NULL,
      ticket_id TEXT NOT NULL, covered_cents INTEGER NOT NULL, allowed_by TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE voucher_debt_endings (debt_id TEXT PRIMARY KEY, ending TEXT NOT NULL, at TEXT NOT NULL, fact TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE voucher_approvals (
      bill_id TEXT NOT NULL, voucher_id TEXT NOT NULL, turns INTEGER NOT NULL, employee_id TEXT NOT NULL, name TEXT NOT NULL,
      until_ms INTEGER NOT NULL, PRIMARY KEY (bill_id, voucher_id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE catalogue_edits (origin TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (origin, seq)) STRICT, WITHOUT ROWID;
    CREATE INDEX catalogue_edits_by_entry ON catalogue_edits (kind, id);
    CREATE TABLE peer_heads (node_id TEXT NOT NULL, origin TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (node_id, origin)) STRICT, WITHOUT ROWID;
    CREATE TABLE bill_owners (bill_id TEXT PRIMARY KEY, owner TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE returns (
      id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, kind TEXT NOT NULL, number INTEGER NOT NULL, cents INTEGER NOT NULL,
      rounding_cents INTEGER NOT NULL, reason TEXT, employee_name TEXT, device TEXT, locale TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX returns_by_bill ON returns (bill_id, number);
    CREATE TABLE returned_lines (
      return_id TEXT NOT NULL, bill_id TEXT NOT NULL, line INTEGER NOT NULL, kind TEXT NOT NULL, quantity INTEGER NOT NULL,
      cents INTEGER NOT NULL, PRIMARY KEY (return_id, line)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX returned_lines_by_bill ON returned_lines (bill_id, line);
    CREATE TABLE exchanged_lines (
      bill_id TEXT NOT NULL, line INTEGER NOT NULL, return_id TEXT NOT NULL, PRIMARY KEY (bill_id, line)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX exchanged_lines_by_return ON exchanged_lines (return_id, line);
    CREATE TABLE refund_requests (
      id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, lines TEXT, reason TEXT NOT NULL, used_too INTEGER NOT NULL,
      employee_name TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX refund_requests_by_bill ON refund_requests (bill_id, at);
    CREATE TABLE refund_refusals (request_id TEXT PRIMARY KEY, code TEXT NOT NULL, employee_name TEXT, at TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE refunds_ordered (schedule_id TEXT PRIMARY KEY, at TEXT NOT NULL, origin TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE return_mails (return_id TEXT PRIMARY KEY, state TEXT NOT NULL, tries INTEGER NOT NULL, next_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX return_mails_waiting ON return_mails (next_ms) WHERE state = 'waiting';
    CREATE TABLE facts (
      position INTEGER PRIMARY KEY, origin_id INTEGER NOT NULL, seq INTEGER NOT NULL,
      bytes TEXT NOT NULL, hash TEXT NOT NULL, signature TEXT, UNIQUE (origin_id, seq)
    ) STRICT;
    CREATE TABLE private_parts (digest TEXT PRIMARY KEY, payload TEXT NOT NULL, day TEXT, scope TEXT NOT NULL, about TEXT) STRICT, WITHOUT ROWID;
    CREATE INDEX private_parts_day ON private_parts (day) WHERE day IS NOT NULL;
    CREATE TABLE lacking_keys (digest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE erased_parts (digest TEXT PRIMARY KEY) STRICT;
    CREATE TABLE private_ageing (one INTEGER PRIMARY KEY CHECK (one = 1), before TEXT NOT NULL) STRICT;
    CREATE TABLE branches (origin TEXT NOT NULL, seq INTEGER NOT NULL, hash TEXT NOT NULL, bytes TEXT NOT NULL, holder TEXT, PRIMARY KEY (origin, seq)) STRICT, WITHOUT ROWID;
    CREATE TABLE epoch_requests (node_id TEXT PRIMARY KEY, ask TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE unpaid_bills (bill_id TEXT PRIMARY KEY, visitor TEXT NOT NULL, address TEXT NOT NULL, seats INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX unpaid_bills_by_visitor ON unpaid_bills (visitor);
    CREATE TABLE reinstated (
      fact TEXT PRIMARY KEY, kind TEXT NOT NULL, subject_id TEXT NOT NULL, at TEXT NOT NULL, who TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reinstated_by_time ON reinstated (at DESC, fact);
    CREATE TABLE refund_movements (refund_id TEXT NOT NULL, movement TEXT NOT NULL, cents INTEGER NOT NULL, status TEXT NOT NULL, PRIMARY KEY (refund_id, movement)) STRICT, WITHOUT ROWID;
    CREATE INDEX refund_movements_by_movement ON refund_movements (movement);
    CREATE TABLE refund_retries (refund_id TEXT NOT NULL, attempt INTEGER NOT NULL, PRIMARY KEY (refund_id, attempt)) STRICT, WITHOUT ROWID;
    CREATE TABLE unmatched_movements (
      movement TEXT PRIMARY KEY, payment_id TEXT NOT NULL, bill_id TEXT NOT NULL, kind TEXT NOT NULL, cents INTEGER NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX unmatched_movements_by_payment ON unmatched_movements (payment_id);
    CREATE TABLE payment_mismatches (payment_id TEXT PRIMARY KEY, bill_id TEXT NOT NULL, told TEXT NOT NULL, at TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE bill_conflicts (
      bill_id TEXT NOT NULL, fact TEXT NOT NULL, at TEXT NOT NULL, cinema_id TEXT NOT NULL, source TEXT NOT NULL,
      total_cents INTEGER NOT NULL, PRIMARY KEY (bill_id, fact)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE breaches (node_id TEXT PRIMARY KEY, at TEXT NOT NULL, code TEXT NOT NULL, what TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE stolen_key_invitations (code_hash TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
    CREATE TABLE letters (
      kind TEXT NOT NULL, about TEXT NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL, next_ms INTEGER NOT NULL,
      PRIMARY KEY (kind, about)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX letters_waiting ON letters (next_ms) WHERE state = 'waiting';
  `,
}
