/** Vouchers, their turns and the debts of turns; bill lines tell which voucher covered how much of a ticket. */
export const migration20261121Vouchers = {
  name: '2026-11-21-vouchers',
  up: `
    CREATE TABLE vouchers (
      id TEXT PRIMARY KEY, request_id TEXT NOT NULL, voucher_type_id TEXT NOT NULL, type TEXT NOT NULL, title TEXT NOT NULL,
      turns INTEGER NOT NULL, turn_cents INTEGER NOT NULL, pause_minutes INTEGER NOT NULL, owner TEXT NOT NULL,
      valid_from TEXT NOT NULL, valid_until TEXT, cinema_id TEXT, bill_id TEXT, issued_at TEXT NOT NULL, private_digest TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX vouchers_by_request ON vouchers (request_id);
    CREATE INDEX vouchers_by_time ON vouchers (issued_at DESC, id);
    CREATE TABLE voucher_cancellations (voucher_id TEXT PRIMARY KEY, at TEXT NOT NULL, fact TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE turn_tokens (
      voucher_id TEXT NOT NULL, turn INTEGER NOT NULL, version INTEGER NOT NULL, owner TEXT NOT NULL, state TEXT NOT NULL,
      bill_id TEXT, ticket_id TEXT, fact TEXT NOT NULL, PRIMARY KEY (voucher_id, turn)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX turn_tokens_by_bill ON turn_tokens (bill_id) WHERE bill_id IS NOT NULL;
    CREATE TABLE turn_changes (
      voucher_id TEXT NOT NULL, turn INTEGER NOT NULL, version INTEGER NOT NULL, fact TEXT NOT NULL, at TEXT NOT NULL,
      owner TEXT NOT NULL, state TEXT NOT NULL, bill_id TEXT, cinema_id TEXT, PRIMARY KEY (voucher_id, turn, version, fact)
    ) STRICT, WITHOUT ROWID;
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
    ALTER TABLE bill_lines ADD COLUMN voucher_id TEXT;
    ALTER TABLE bill_lines ADD COLUMN covered_cents INTEGER;
  `,
}
