/** The snacks of a website's order were handed out at a counter, and left the store then. */
export type SnacksHandedOut = {
  /** Made by the till: sent again, it is the same. */
  handoutId: string
  billId: string
  cinemaId: string
  /** The order's number. */
  number: string
  /** What left the store. */
  products: { productId: string; quantity: number }[]
  employeeId: string
  employeeName: string
  device: string
}
