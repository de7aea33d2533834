/** At which other exhibitors of a relay a person joined their sign-in to this one's, and on which secrets that rests. */
export const migration20261123JoinedExhibitors = {
  name: '2026-11-23-joined-exhibitors',
  up: `
    CREATE TABLE joined_exhibitors (
      employee_id TEXT NOT NULL, exhibitor_id TEXT NOT NULL, other_id TEXT NOT NULL,
      stamps TEXT NOT NULL, other_stamps TEXT NOT NULL, PRIMARY KEY (employee_id, exhibitor_id)
    ) STRICT, WITHOUT ROWID;
  `,
}
