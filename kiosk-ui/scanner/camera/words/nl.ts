import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  camera: 'Wat de camera ziet',
  camera_aim: 'Hou de code in het kader',
  camera_starting: 'Camera start …',
  camera_torch: 'Lamp',
  camera_off: 'Camera uit',
  camera_large: 'Terug naar de camera',
  camera_again: 'Opnieuw proberen',
  camera_without: 'Zonder camera',
  camera_secure: 'Naar het veilige adres',
  camera_error_insecure:
    'Browsers openen de camera alleen op het veilige adres van de box: stel het één keer in op deze telefoon.',
  camera_error_refused:
    'Deze pagina mag de camera niet gebruiken: sta het toe in de instellingen van de browser en probeer het opnieuw.',
  camera_error_busy: 'Een andere app gebruikt de camera: sluit die app en probeer het opnieuw.',
  camera_error_none: 'Geen camera gevonden: sluit er een aan, of typ de codes in.',
  camera_error_reader:
    'De codelezer is niet geladen: controleer de verbinding met de box en probeer het opnieuw.',
  camera_error_failed: 'De camera start niet: probeer het opnieuw, of start het apparaat opnieuw op.',
}
