/** What of a basket is for one show: a rate for each ticket; no show while none is chosen. */
type Part = { scheduleId: string | null; rates: readonly string[] }
type Parts<One extends Part> = One & { others?: readonly One[] | undefined }

/** The shows that a basket has tickets for, the one in front first. */
export function soldParts<One extends Part>(basket: Parts<One>): (One & { scheduleId: string })[] {
  return [basket, ...(basket.others ?? [])].flatMap(part =>
    part.scheduleId !== null && part.rates.length ? [{ ...part, scheduleId: part.scheduleId }] : [],
  )
}

/** Whether there is nothing to sell in it: neither tickets nor products, nor vouchers that are new or topped up. */
export function isEmpty(
  basket: Parts<Part> & {
    products: readonly unknown[]
    newVouchers?: readonly unknown[] | undefined
    newPackages?: readonly unknown[] | undefined
    topUps?: readonly unknown[] | undefined
  },
): boolean {
  const { products, newVouchers, newPackages, topUps } = basket
  const bought = [soldParts<Part>(basket), products, newVouchers ?? [], newPackages ?? [], topUps ?? []]
  return bought.every(({ length }) => !length)
}
