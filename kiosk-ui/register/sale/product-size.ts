/** Sizes that close a name, after a space: `M`, `XL`. Amounts as `50 cl` are read well enough within it. */
const sizeAtEnd = /[\s\u00a0]+(XXS|XS|S|M|L|XL|XXL)$/u

/**
 * A product's name without the size at its end, and that size: names of one snack differ in that letter alone, and a
 * cashier looks for it. Names that have none stay whole.
 */
export function sizeOf(name: string): { what: string; size: string } {
  const size = sizeAtEnd.exec(name.trim())
  return size ? { what: name.trim().slice(0, size.index), size: size[1]! } : { what: name, size: '' }
}
