/** Which plans have seats of the exhibitor's own classes; plans drawn before have none. */
export const migration20261126SeatClasses = {
  name: '2026-11-26-seat-classes',
  up: `CREATE TABLE arrangement_classes (class_id TEXT NOT NULL, arrangement_id TEXT NOT NULL, PRIMARY KEY (class_id, arrangement_id)) STRICT, WITHOUT ROWID;`,
}
