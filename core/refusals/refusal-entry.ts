/** How a refusal is answered: its HTTP status, and whether the same request may succeed when sent again. */
export interface RefusalEntry {
  status: number
  retry: boolean
}
