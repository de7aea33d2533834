/** Who asked for the newsletter, and what was mailed to them. */
export const migration20261124Newsletters = {
  name: '2026-11-24-newsletters',
  up: `
    CREATE TABLE subscribers (
      id TEXT NOT NULL PRIMARY KEY, at TEXT NOT NULL, locale TEXT NOT NULL, via TEXT NOT NULL, wording TEXT NOT NULL,
      private_digest TEXT, confirmed_at TEXT, ended_at TEXT, ended_how TEXT, gone INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX subscribers_by_time ON subscribers (at || ' ' || id);
    CREATE INDEX subscribers_by_part ON subscribers (private_digest);
    CREATE INDEX subscribers_reading ON subscribers (id, confirmed_at, locale, private_digest)
      WHERE confirmed_at IS NOT NULL AND ended_at IS NULL;
    CREATE INDEX subscribers_waiting ON subscribers (at) WHERE confirmed_at IS NULL AND ended_at IS NULL AND gone = 0;
    CREATE INDEX subscribers_ended ON subscribers (ended_at) WHERE ended_at IS NOT NULL AND gone = 0;
    CREATE TABLE campaign_mails (
      campaign_id TEXT NOT NULL, subscriber_id TEXT NOT NULL, begun INTEGER NOT NULL, untried INTEGER NOT NULL,
      sent INTEGER NOT NULL, failed INTEGER NOT NULL, PRIMARY KEY (campaign_id, subscriber_id)
    ) STRICT, WITHOUT ROWID;
  `,
}
