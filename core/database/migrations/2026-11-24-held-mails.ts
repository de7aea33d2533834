/** Mails that were ordered too often wait for a person, and are counted every minute. */
export const migration20261124HeldMails = {
  name: '2026-11-24-held-mails',
  up: `CREATE INDEX letters_held ON letters (about) WHERE state = 'held';`,
}
