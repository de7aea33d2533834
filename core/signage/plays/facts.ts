/** How often one wall has shown which spots on one business day, so far: a later fact of the same day says more, never less. */
export type SpotsPlayed = {
  cinemaId: string
  wallId: string
  /** YYYY-MM-DD */
  day: string
  plays: readonly { spotId: string; count: number }[]
}
