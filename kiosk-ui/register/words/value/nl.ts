import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  value: 'Tegoed voor snacks',
  value_all: 'Alle snacks',
  value_none: 'Niets ervan',
  value_take: 'Gebruiken',
  value_left: 'Nog {{cents}} voor snacks',
  value_stays: '{{cents}} blijft erop staan',
  value_here: 'waarvan {{cents}} hier, de rest zodra de verbinding terug is',
  value_use: 'Tegoed voor snacks gebruiken',
  value_use_how: 'Het tegoed betaalt snacks en drankjes in het mandje; wat over is, blijft erop staan.',
  top_up: 'Opladen',
  top_up_sell: 'Opladen met {{cents}}',
  top_up_how: 'In het mandje veranderen − en + het bedrag. Het staat op de kaart zodra er betaald is.',
  top_up_most: 'In één verkoop worden hoogstens {{most}} kaarten opgeladen. Neem deze bij de volgende.',
}
