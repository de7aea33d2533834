import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  camera: 'Was die Kamera sieht',
  camera_aim: 'Code in den Rahmen halten',
  camera_starting: 'Kamera startet …',
  camera_torch: 'Licht',
  camera_off: 'Kamera aus',
  camera_large: 'Zurück zur Kamera',
  camera_again: 'Nochmals versuchen',
  camera_without: 'Ohne Kamera',
  camera_secure: 'Zur sicheren Adresse',
  camera_error_insecure:
    'Browser öffnen die Kamera nur unter der sicheren Adresse der Box: Richten Sie sie auf diesem Handy einmal ein.',
  camera_error_refused:
    'Diese Seite darf die Kamera nicht benutzen: Erlauben Sie sie in den Einstellungen des Browsers und versuchen Sie es dann nochmals.',
  camera_error_busy:
    'Eine andere App benutzt die Kamera: Schließen Sie diese App und versuchen Sie es dann nochmals.',
  camera_error_none: 'Keine Kamera gefunden: Schließen Sie eine an oder tippen Sie die Codes ein.',
  camera_error_reader:
    'Was die Codes liest, wurde nicht geladen: Prüfen Sie die Verbindung zur Box und versuchen Sie es dann nochmals.',
  camera_error_failed: 'Die Kamera startet nicht: Versuchen Sie es nochmals oder starten Sie das Gerät neu.',
}
