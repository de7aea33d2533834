let busy: () => boolean = () => false
let timer: ReturnType<typeof setInterval> | undefined

/** A page with something in hand says so: a manager's reload waits until it is done. */
export function busyWhile(isBusy: () => boolean): void {
  busy = isBusy
}

/** Reloads this page, as a manager wants, as soon as nothing would be lost by it. */
export function reloadWhenFree(): void {
  if (!busy()) return location.reload()
  timer ??= setInterval(() => {
    if (!busy()) location.reload()
  }, 1000)
}
