/**
 * The names a box answers to. A page of the internet that is open in the building can point a name of its own at the
 * box (DNS rebinding) and would then be the box's own page to the browser. It cannot do so with a bare address, nor with
 * `localhost`, nor with a name that only the building's network resolves.
 *
 * @param host the Host header, with or without a port
 * @param names further names this box is called by
 */
export function isBoxHost(host: string | undefined, names: readonly string[]): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(name) || /^\[[\da-f:.]+\]$/.test(name)) return true
  return (
    name === 'localhost' || name.endsWith('.localhost') || name.endsWith('.local') || names.includes(name)
  )
}
