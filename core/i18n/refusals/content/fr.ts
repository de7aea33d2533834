import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.menu_leads_nowhere':
    'Cela ne mène encore nulle part. Choisissez une page ou saisissez une adresse.',
  'refusal.robot_proof_needed':
    'Votre navigateur n’a pas pu prouver qu’aucun robot n’envoie ceci. Envoyez-le encore une fois ; si cela n’aide pas, autorisez les scripts sur cette page ou appelez-nous.',
  'refusal.newsletter_link_over': 'Ce lien n’est plus valable. Inscrivez-vous à nouveau sur le site.',
  'refusal.campaign_ordered':
    'Cette infolettre est en route ou envoyée : elle ne peut plus être modifiée. Écrivez-en une nouvelle.',
  'refusal.campaign_empty': 'Elle est encore vide. Écrivez d’abord quelque chose.',
  'refusal.campaign_not_running': 'Cette infolettre n’est pas en route, il n’y a rien à arrêter.',
  'refusal.menu_too_deep':
    'Un menu n’a qu’un niveau : liens, titres et traits vont sous un menu, les menus dans la barre.',
  'refusal.page_ends_first': 'La fin précéderait le début. Choisissez une fin plus tardive.',
  'refusal.yearly_needs_days': 'Indiquez le premier et le dernier jour : ils reviennent chaque année.',
  'refusal.automation_incomplete':
    'Il manque encore ici quelque chose pour ce que la règle attend ou fait. Complétez-le.',
  'refusal.automation_needs_show':
    'Cela ne se fait que pour une séance. Faites attendre à la règle quelque chose d’une séance, ou choisissez une autre action.',
  'refusal.automation_needs_time':
    'Une infolettre ne repart qu’à des heures fixées. Faites attendre une heure à la règle.',
  'refusal.automation_needs_voucher':
    'Cela ne se fait que pour un bon. Faites attendre à la règle la fin d’un bon, ou choisissez une autre action.',
  'refusal.signage_view_empty': 'Il n’y a encore rien à montrer. Écrivez un texte ou choisissez une image.',
  'refusal.signage_spot_without_picture': 'Choisissez une image pour au moins une sorte d’écrans.',
  'refusal.page_has_blanks':
    'Cette page est encore à compléter dans une des langues, entre doubles crochets comme [[ici]]. Complétez ou supprimez ces passages, puis publiez.',
  'refusal.file_type': 'Choisissez une image JPEG, PNG, WebP ou AVIF.',
  'refusal.file_too_large': 'Ce fichier dépasse {{megabytes}} Mo. Enregistrez-le en plus petit et réessayez.',
  'refusal.picture_unreadable':
    'Cette image est illisible : elle est abîmée ou incomplète. Ouvrez-la, enregistrez-la à nouveau en JPEG ou en PNG, puis choisissez ce fichier.',
  'refusal.picture_too_large':
    'Cette image dépasse {{megapixels}} mégapixels. Enregistrez-la en plus petit, par exemple en 2000 sur 3000 pixels, et réessayez.',
  'refusal.wallet_file_unreadable':
    'Ce n’est pas le fichier demandé, ou il est endommagé. Téléchargez-le de nouveau et choisissez celui-là.',
  'refusal.wallet_certificate_foreign':
    'Ce certificat ne vient pas de la demande faite ici, ou n’est pas un certificat pour billets. Portez la demande d’ici chez Apple et choisissez le fichier obtenu.',
  'refusal.wallet_certificate_over':
    'Ce certificat a expiré. Faites une nouvelle demande et portez-la chez Apple.',
  'refusal.wallet_issuer_foreign':
    'Ce n’est pas le certificat d’Apple qui a signé l’autre. La page d’Apple indique à côté lequel c’est, par exemple WWDR G4.',
}
