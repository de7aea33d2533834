/** How far the other side holds each stream: local, so that a file carried by hand holds only what is lacking there. */
export const migration20261121Carry = {
  name: '2026-11-21-carry',
  up: `
    CREATE TABLE held_elsewhere (peer TEXT NOT NULL, origin TEXT NOT NULL, seq INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (peer, origin)) STRICT, WITHOUT ROWID;
  `,
}
