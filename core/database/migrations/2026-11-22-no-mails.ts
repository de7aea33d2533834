/** Mails stand in `letters`; no version that was shipped has read these. */
export const migration20261122NoMails = {
  name: '2026-11-22-no-mails',
  up: `
    DROP TABLE mails;
    DROP TABLE return_mails;
  `,
}
