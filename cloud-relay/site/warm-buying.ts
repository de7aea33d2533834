/** The purchase screen's form, kept out of the first load. */
export const loadBuyForm = () => import('./buy/BuyForm.tsx').then(module => module.BuyForm)

/** Preloads it when a visitor is about to press a showtime. */
export function warmBuying(): void {
  void loadBuyForm()
}
