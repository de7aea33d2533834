/**
 * Pages that the law asks for, in the order in which they stand at the foot of the website. What each must say:
 * Directive 2000/31/EC article 5 (imprint), 2011/83/EU (terms, withdrawal), GDPR article 13 (privacy),
 * (EU) 2019/882 annex V (accessibility).
 */
export const legalKinds = ['imprint', 'terms', 'withdrawal', 'privacy', 'accessibility'] as const
export type LegalKind = (typeof legalKinds)[number]
