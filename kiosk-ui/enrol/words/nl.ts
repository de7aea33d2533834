import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  title: 'Een nieuwe box',
  lead: 'Deze box hoort nog bij geen bioscoop. Voer de code uit het portaal in (Bioscoop inrichten, of Boxen).',
  code: 'Code uit het portaal',
  code_hint: 'Bijvoorbeeld kino.example/ABCD-EFGH-JKMN. Hij geldt een uur.',
  code_hint_relay: 'Het laatste deel is genoeg: deze box hoort bij {{relay}}.',
  relay: 'Adres van de website',
  relay_hint: 'Alleen als het niet in de code staat.',
  enter: 'Box met de bioscoop verbinden',
  old_box:
    'Heeft deze box al verkocht? Voer dan geen code in, maar plaats haar schijf of haar tweede schijf terug.',
  asking: 'Verbinden…',
  starting: 'De box is verbonden en start. De kassa gaat vanzelf open.',
  unreachable: 'De box antwoordt niet. Controleer het netwerk en probeer het opnieuw.',
}
