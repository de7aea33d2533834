/** A code as it is printed and read aloud: `4F2K-9XYZ-7Q1M`. */
export function printedCode(id: string): string {
  return id.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')
}
