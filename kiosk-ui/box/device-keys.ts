/** The keys for the functions every kiosk page has, as printed on its buttons. */
export const switchKeys = { language: '⇧S', theme: '⇧T', help: '⇧H' } as const

/** The names on the sign-in page, from the first on. */
export const employeeKeys = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F10'] as const
