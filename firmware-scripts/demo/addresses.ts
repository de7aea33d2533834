import { demoExhibitors } from './data/exhibitors.ts'
import type { DemoPlaces } from './places.ts'

/** Prints the addresses and the sign-ins. */
export function printAddresses(
  places: DemoPlaces,
  boxes: number,
  dev: { name: string; url: string }[] = [],
): void {
  const [demo] = demoExhibitors
  const signIn = (role: string) => {
    const { employee, portal } = demo!.employees.find(
      each => each.portal && each.employee.roleIds.includes(role),
    )!
    return `${portal!.email} / ${portal!.password}   (${employee.name}, ${role})`
  }
  const lines: [string, string][] = [
    ['Website', places.relay.url],
    ['Portal', `${places.relay.url}/portal   (also on the box: ${places.boxes[0]!.url}/portal)`],
    // The administrator sees every page; what a manager of one cinema may not do is worth trying too.
    ['', signIn('administrator')],
    ['', signIn('manager')],
  ]
  for (const box of places.boxes.slice(0, boxes)) {
    const cashier = demo!.employees.find(
      ({ employee }) => employee.roleIds.includes('cashier') && employee.cinemaIds.includes(box.cinemaId),
    )!
    lines.push(
      [box.name, ''],
      ['  Register', `${box.url}/register   (${cashier.employee.name}, PIN ${cashier.pin})`],
      ['  Scanner', `${box.url}/scanner`],
      ['  Signage', `${box.url}/signage`],
      ['  Printed paper', `${box.url}/paper   (for who may sell)`],
    )
  }
  lines.push(
    ['Mail', `${places.outside.url}/mail`],
    ['Health', `${places.boxes[0]!.url}/health   (of the relay: ${places.relay.url}/portal/health)`],
    ['API', `${places.relay.url}/api/docs   ${places.boxes[0]!.url}/api/docs`],
    [`${places.other.name}`, `${places.other.url}   (another exhibitor at the same relay)`],
    ...dev.map(({ name, url }): [string, string] => [`Hot: ${name}`, url]),
  )
  console.log(`\nThe demo cinema is open.\n`)
  for (const [name, value] of lines) console.log(`  ${name.padEnd(18)}${value}`)
  console.log('\nType "relay off" to cut the line, "relay on" to bring it back, "quit" to close.\n')
}
