/** Invoices, the bills on them, and what became of them. */
export const migration20261124Invoices = {
  name: '2026-11-24-invoices',
  up: `
    CREATE TABLE invoices (
      id TEXT NOT NULL, origin TEXT NOT NULL, counter INTEGER NOT NULL, cinema_id TEXT NOT NULL,
      owner TEXT NOT NULL, number TEXT NOT NULL, day TEXT NOT NULL, due_day TEXT, total_cents INTEGER NOT NULL,
      due_cents INTEGER NOT NULL, email TEXT NOT NULL, issued TEXT NOT NULL, at TEXT NOT NULL,
      PRIMARY KEY (id, origin)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX invoices_by_time ON invoices (cinema_id, at, id);
    CREATE INDEX invoices_by_count ON invoices (origin, counter);
    CREATE INDEX invoices_by_email ON invoices (email, at);
    CREATE TABLE invoice_bills (
      bill_id TEXT NOT NULL, invoice_id TEXT NOT NULL, origin TEXT NOT NULL,
      PRIMARY KEY (bill_id, invoice_id, origin)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE invoice_credits (
      fact TEXT NOT NULL PRIMARY KEY, origin TEXT NOT NULL, counter INTEGER NOT NULL, invoice_id TEXT NOT NULL,
      number TEXT NOT NULL, day TEXT NOT NULL, reason TEXT NOT NULL, employee_name TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX invoice_credits_by_invoice ON invoice_credits (invoice_id, at, fact);
    CREATE INDEX invoice_credits_by_count ON invoice_credits (origin, counter);
    CREATE TABLE invoice_sendings (
      fact TEXT NOT NULL PRIMARY KEY, invoice_id TEXT NOT NULL, email TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX invoice_sendings_by_invoice ON invoice_sendings (invoice_id, at, fact);
    CREATE TABLE invoice_payments (
      fact TEXT NOT NULL PRIMARY KEY, invoice_id TEXT NOT NULL, paid_day TEXT, method TEXT NOT NULL,
      employee_name TEXT NOT NULL, at TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX invoice_payments_by_invoice ON invoice_payments (invoice_id, at, fact);
  `,
}
