import type { Seat } from '../venue/arrangement.ts'
import type { AutoAssignAlgorithm } from '../venue/screen.ts'

/** How good a seat is by where it is: smaller is better, in seats sideways. */
export type Rank = (seat: Seat) => number

/** What speaks against a place, in the same measure. */
export type Weights = {
  /** One seat of the wished clearance is missing. */
  crowded: number
  /** A single seat would be left between two parties, or beside an aisle or a wall. */
  alone: number
  aloneAtEdge: number
  /** One seat of distance between two groups of a party. */
  apart: number
}

/** From the middle a place next to another party is better than the front row; from a corner rows are filled. */
export function seatWeights(algorithm: AutoAssignAlgorithm): Weights {
  return isFromCentre(algorithm)
    ? { crowded: 2, alone: 10, aloneAtEdge: 5, apart: 3 }
    : { crowded: 40, alone: 25, aloneAtEdge: 8, apart: 3 }
}

const isFromCentre = (algorithm: AutoAssignAlgorithm) =>
  algorithm === 'centre_left' || algorithm === 'centre_right'

/** Rows that weigh as many seats sideways, and the most that being far to one side weighs. */
const rowWeight = 1.6
const sideMost = 12
/** What the very front weighs beside its distance: nobody looks up for two hours who need not. */
const frontWeight = 10

/**
 * Where a screen's algorithm begins. From a corner, row by row. From the centre, the middle of the row two thirds back,
 * where picture and sound are best; rows in front of it get worse faster than those behind, the first one most.
 */
export function seatRank(seats: readonly Seat[], algorithm: AutoAssignAlgorithm): Rank {
  let [lastRow, lastCol] = [0, 0]
  for (const { screenRow, screenCol } of seats) {
    lastRow = Math.max(lastRow, screenRow)
    lastCol = Math.max(lastCol, screenCol)
  }
  const width = lastCol + 1
  switch (algorithm) {
    case 'top_left':
      return seat => seat.screenRow * width + seat.screenCol
    case 'top_right':
      return seat => seat.screenRow * width + (lastCol - seat.screenCol)
    case 'bottom_left':
      return seat => (lastRow - seat.screenRow) * width + seat.screenCol
    case 'bottom_right':
      return seat => (lastRow - seat.screenRow) * width + (lastCol - seat.screenCol)
    case 'centre_left':
    case 'centre_right':
      return fromCentre(lastRow, lastCol, algorithm === 'centre_left' ? 0.01 : -0.01)
  }
}

function fromCentre(lastRow: number, lastCol: number, lean: number): Rank {
  const bestRow = (lastRow * 2) / 3
  const middle = lastCol / 2
  const sideWeight = Math.min(1, sideMost / (middle || 1))
  return ({ screenRow, screenCol }) => {
    const inFront = bestRow ? Math.max(0, bestRow - screenRow) / bestRow : 0
    return (
      Math.abs(screenRow - bestRow) * rowWeight +
      inFront ** 2 * frontWeight +
      Math.abs(screenCol - middle) * sideWeight +
      (screenCol - middle) * lean
    )
  }
}
