/**
 * Whether one of the connections that all mean one device is entered, whatever its speed was set to: what is entered is
 * offered to nobody again.
 *
 * @param entered connections of the cinema's devices
 */
export function isEnteredAs(connections: readonly string[], entered: readonly string[]): boolean {
  const plain = entered.map(withoutSpeed)
  return connections.some(each => plain.includes(withoutSpeed(each)))
}

const withoutSpeed = (connection: string) => connection.replace(/^(serial:[^:]+):\d+$/, '$1').toLowerCase()
