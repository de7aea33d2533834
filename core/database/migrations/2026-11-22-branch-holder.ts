/** Who holds the other history of a stream that was fetched: its word alone says that there is none any more. */
export const migration20261122BranchHolder = {
  name: '2026-11-22-branch-holder',
  up: `
    ALTER TABLE branches ADD COLUMN holder TEXT;
  `,
}
