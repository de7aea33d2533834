import type { SignageLook } from '#core/signage/theme.ts'

/** The shapes a look strews, each around its own middle and about 60 wide; null for one that is colour alone. */
type Motif = { paths: readonly string[]; count: number } | null

const star = 'M0-30 8-8 30 0 8 8 0 30-8 8-30 0-8-8Z'

export const motifs: Readonly<Record<SignageLook, Motif>> = {
  custom: null,
  // Paper: strips, squares and rounds.
  carnival: {
    paths: [
      'M-16-5h32v10h-32z',
      'M-9-9h18v18h-18z',
      'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
      'M0-14 12 10h-24z',
    ],
    count: 36,
  },
  // Flakes of six arms, and small ones.
  christmas: {
    paths: [
      'M-2-26h4v52h-4zM-23.5-11.3l2-3.5 45 26-2 3.5zM-21.5 14.8l-2-3.5 45-26 2 3.5zM-9-22 0-14 9-22 11-19 0-9-11-19zM-9 22 0 14 9 22 11 19 0 9-11 19z',
      'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
      'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
    ],
    count: 36,
  },
  // Eggs, and flowers of five leaves.
  easter: {
    paths: [
      'M0-26C13-26 20-4 20 8A20 18 0 0 1-20 8C-20-4-13-26 0-26Z',
      'M0-4C-12-22 12-22 0-4ZM4-1C24-8 24 14 4 1ZM2 4C16 20-4 26-1 5ZM-2 4C-10 26-28 12-4 1ZM-4-2C-26 4-20-18-2-4Z',
    ],
    count: 22,
  },
  // Bats and pumpkins.
  halloween: {
    paths: [
      'M0-6C4-14 6-12 7-8 18-16 34-10 40 4 32 0 26 2 23 8 18 2 12 4 8 8 5 6 2 8 0 14-2 8-5 6-8 8-12 4-18 2-23 8-26 2-32 0-40 4-34-10-18-16-7-8-6-12-4-14 0-6Z',
      'M0-14C3-20 8-20 9-22L12-20C11-17 8-16 7-14 22-18 28-8 26 4 24 16 12 22 0 18-12 22-24 16-26 4-28-8-22-18 0-14Z',
    ],
    count: 18,
  },
  // Sparks.
  new_year: { paths: [star, 'M-3-24h6v48h-6z', 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'], count: 34 },
  valentine: {
    paths: ['M0 24C-34 2-26-26-9-24-3-23 0-18 0-15 0-18 3-23 9-24 26-26 34 2 0 24Z'],
    count: 22,
  },
}
