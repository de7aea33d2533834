/**
 * Indexes that find the few rows that are open, instead of ones over every row by its status: of a year's payments nearly
 * all are paid, and without statistics SQLite took "the paid ones" for a short way to the payments of one bill.
 */
export const migration20261122Statements = {
  name: '2026-11-22-statements',
  up: `
    DROP INDEX bills_by_status;
    DROP INDEX payments_by_status;
    DROP INDEX refunds_by_status;
    CREATE INDEX payments_open ON payments (at, id) WHERE status = 'paying';
    CREATE INDEX payments_ended ON payments (at, id) WHERE status IN ('expired', 'cancelled', 'failed') AND provider_ref IS NOT NULL;
    CREATE INDEX refunds_open ON refunds (at, id) WHERE status = 'refunding';
    CREATE INDEX refunds_by_bill ON refunds (bill_id, id);
    CREATE INDEX exchanged_lines_by_return ON exchanged_lines (return_id, line);
    CREATE INDEX turn_changes_by_bill ON turn_changes (bill_id) WHERE bill_id IS NOT NULL;
    CREATE INDEX turns_paying ON turn_tokens (bill_id) WHERE state = 'paying';
    CREATE INDEX vouchers_by_bill ON vouchers (bill_id) WHERE bill_id IS NOT NULL;
    CREATE INDEX bills_by_number ON bills (substr(number, -6)) WHERE number IS NOT NULL;
    CREATE INDEX bills_by_private ON bills (private_digest) WHERE private_digest IS NOT NULL;
    CREATE INDEX mails_waiting ON mails (next_ms) WHERE state = 'waiting';
    CREATE INDEX return_mails_waiting ON return_mails (next_ms) WHERE state = 'waiting';
  `,
}
