import type { PageText } from '../../page.ts'

export const fr: PageText<'trouble'> = {
  title: 'Que faire quand …',
  lead: 'L’imprimante, internet, un disque, le boîtier : ce qui continue, et ce que vous faites.',
  sections: {
    printer: {
      title: 'L’imprimante n’imprime pas',
      body: [
        'La vente est faite, avec ou sans papier. Rien ne se perd : ce qui n’a pas pu s’imprimer attend et sort tout seul.',
        {
          steps: [
            'Y a-t-il du papier, le capot est-il fermé, la lampe allumée ? Mettez du papier et fermez le capot.',
            'Attendez quelques secondes. Les papiers en attente sortent dans l’ordre.',
            'S’il en manque un, trouvez le reçu sous [[register.bills]] et touchez [[register.print_again]].',
            'Si elle reste muette, débranchez-la dix secondes et regardez son câble réseau.',
          ],
        },
        'Un papier qui est peut-être déjà sorti porte la mention copie. Les deux sont bons et laissent entrer un seul client.',
        'Si une autre imprimante est prévue pour cela, le papier en sort après dix secondes, et l’écran le dit. Une imprimante à câble USB se branche au boîtier, s’inscrit auprès du cinéma avec [[portal.cinema.device_search_do]] et se retrouve où qu’on la branche. Si elle y figure sans répondre, il manque au boîtier les règles de 70-foyer-printers.rules, que pose la personne qui s’en occupe. Celle qui n’y figure pas s’inscrit avec les numéros de son fabricant, par exemple usb-vendor:20d1:7008.',
        'Un responsable voit ce que dit l’imprimante dans le portail, sur le boîtier, sous [[portal.health]].',
        'Des lettres fausses, des lignes coupées, une imprimante neuve ? Un responsable ouvre le cinéma sous [[portal.cinema.many]] dans le portail et imprime une page sous [[portal.cinema.printer_test]] : accents, largeur, code, coupe, et le tiroir si c’est coché.',
        {
          note: 'On entre aussi sans papier : avec la place, le reçu sous [[register.bills]], ou le code sur le téléphone.',
        },
      ],
    },
    line: {
      title: 'Internet est coupé',
      body: [
        'Continuez. La caisse vend, imprime et encaisse, et le contrôle marche. Le site continue de vendre, lui aussi.',
        {
          list: [
            'Chaque côté vend ses propres places. Celles marquées [[register.state_elsewhere]] sont au site jusqu’au retour de la connexion.',
            'Ce que le site a vendu est remboursé par le site. Demandez-le : cela se fait dès qu’il y a internet.',
            'Un bon dont les entrées sont au site demande [l’accord d’un responsable](till#manager).',
          ],
        },
        'Au retour de la connexion, les deux côtés se disent tout, tout seuls. Personne n’a rien à toucher.',
        'Faut-il vendre ce soir en caisse ce qui reste au site ? Un responsable peut le [porter à la main](trouble#by-hand).',
        'Ce qui vaut pour plusieurs cinémas, comme le personnel d’autres maisons, se change dans le portail du site.',
      ],
    },
    'box-silent': {
      title: 'Le boîtier ne répond pas',
      body: [
        'Le boîtier est la petite machine dans le cinéma qui fait le travail de toutes les caisses, contrôles et écrans.',
        {
          steps: [
            'Regardez si d’autres écrans répondent. Si oui, c’est celui-ci : vérifiez son câble ou le Wi-Fi et rechargez la page.',
            'Si aucun ne répond, regardez le boîtier : est-il allumé, son câble réseau est-il branché ?',
            'Éteignez-la et rallumez-la. Cela prend une à deux minutes et ne perd rien.',
            'À la caisse, réessayez la dernière vente. Elle ne peut pas se faire deux fois.',
          ],
        },
        'Si l’écran dit que quelque chose s’est mal passé chez nous, réessayez une fois. Si cela revient, notez ce que vous faisiez et l’heure, et appelez qui s’occupe de vos machines.',
        'Dans le portail, les mêmes mots parlent du serveur du site, ou de votre propre réseau.',
      ],
    },
    page: {
      title: 'La page est dépassée',
      body: [
        'Une page ouverte depuis une demi-journée n’est plus crue. Rechargez-la. Les paniers et les ventes sans réponse sont encore là.',
        'Si l’écran dit que cette machine porte un autre nom, ouvrez-la à l’adresse qu’on vous a donnée, ou par son numéro sur le réseau.',
      ],
    },
    'second-disk': {
      title: 'Le second disque ne répond pas',
      body: [
        'Chaque vente est écrite sur deux disques avant que quelqu’un en entende parler. Sans le second, rien ne se vend, pour que rien ne se perde.',
        {
          steps: [
            'Regardez si le second disque ou la clé est à sa place, et enfoncez-la bien.',
            'La vente reprend toute seule en quelques secondes.',
            'Sinon, mettez-en un vide, au moins aussi grand. Il se remplit tout seul.',
          ],
        },
        'Une vente qui attend sa réponse est en sûreté. Laissez-la à l’écran.',
        'L’état de chaque disque est sous [[portal.health]]. Si une partie n’a pu être lue deux fois, remplacez-le.',
      ],
    },
    'disk-full': {
      title: 'Le disque est plein',
      body: [
        'Rien ne se vend ni ne change avant qu’il y ait de la place. Qui s’occupe de vos machines efface ce qui ne sert pas sur le disque de la base, ou en met un plus grand. Puis tout reprend tout seul.',
        { note: 'N’effacez jamais un fichier de Foyer. Si vous n’êtes pas sûr de ce que c’est, laissez-le.' },
      ],
    },
    'catching-up': {
      title: 'Le boîtier se remet à jour',
      body: [
        'Après une réparation, une machine a pu oublier des ventes. Elle demande d’abord à tous ceux qui se souviennent : le site, le second disque, les caisses. Jusque-là elle ne vend rien, pour qu’aucune place ne soit vendue deux fois.',
        {
          list: [
            'L’écran dit ce qu’elle attend. Le plus souvent, cela dure moins d’une minute.',
            'Si elle attend internet, rétablissez la connexion : le partage d’un téléphone suffit.',
            'Si elle attend un responsable, lisez [Le disque s’est réveillé dans une autre machine](trouble#other-machine).',
            'Si le site attend le boîtier d’un cinéma, allumez-le et connectez-le.',
          ],
        },
        'Les billets que les clients ont déjà restent bons. Continuez à scanner : chacun est vérifié tout seul dès que possible.',
        'Quand une caisse dit qu’elle envoie ses ventes au boîtier, laissez-la faire. Elle se souvient de ce que le boîtier a oublié.',
        'Si l’écran dit qu’il n’y a rien à décider, c’est déjà décidé. Rechargez la page.',
      ],
    },
    alone: {
      title: 'Vendre sans Internet, sans internet, après une réparation',
      body: [
        'Si le boîtier se remet à jour et qu’internet ne revient pas, un responsable peut le laisser vendre sans Internet : [[status.emergency_mode_title]].',
        {
          list: [
            'Seules se vendent les places jamais vendues, gardées ni transmises. Toutes les autres restent fermées.',
            'La confiserie se vend et les billets se contrôlent comme d’habitude.',
            'C’est enregistré avec le nom du responsable, et finit tout seul au retour de la connexion.',
          ],
        },
        {
          note: 'Seulement si aucune autre machine de ce boîtier ne tourne. Deux vendraient les mêmes places.',
        },
      ],
    },
    'other-machine': {
      title: 'Le disque s’est réveillé dans une autre machine',
      body: [
        'Le boîtier a remarqué qu’il est dans une autre machine qu’avant. Si la première tourne encore, les deux vendraient les mêmes places.',
        {
          steps: [
            'Trouvez l’ancienne machine et éteignez-la pour de bon.',
            'Un responsable se connecte à la caisse : [[status.decide_sign_in]].',
            'Lisez ce qui est écrit, tapez le mot, puis [[status.machine_do]].',
          ],
        },
      ],
    },
    'new-box': {
      title: 'Le boîtier est cassé : un nouveau',
      body: [
        'Si l’un des deux disques est intact, mettez les deux dans la nouvelle machine. Elle sait tout et continue ; voir [Le disque s’est réveillé dans une autre machine](trouble#other-machine).',
        'Si les deux sont perdus :',
        {
          steps: [
            'Dans le portail du site, ouvrez [[portal.boxes]] et touchez [[portal.box_replace]].',
            'Lisez ce que cela veut dire, puis [[portal.box_replace_now]].',
            'Démarrez le nouveau boîtier, ouvrez son adresse dans un navigateur du même réseau et saisissez-y le code. Il vaut pour un boîtier et une heure. Ensuite, faites-en un autre.',
            'Laissez chaque caisse allumée : elles rendent ce que le site n’a pas entendu.',
          ],
        },
        'Si un code est refusé, il est mal tapé, utilisé ou trop vieux : faites-en un nouveau. Un cinéma a un boîtier ; un second est refusé s’il ne prend pas la place du premier.',
        'Si l’écran dit qu’un boîtier de cette identité est déjà connecté, deux machines ont le même disque. Éteignez-en une.',
      ],
    },
    'new-device': {
      title: 'Une caisse, un scanner ou un écran affiche un code',
      body: [
        'Un appareil nouveau ici, ou déconnecté, attend avec un code à l’écran qu’un responsable l’admette. Avant cela, il n’accepte aucun PIN.',
        {
          steps: [
            'Dans le portail, ouvrez [[portal.device.many]]. L’appareil est en haut, avec le même code.',
            'Comparez les deux codes. S’ils diffèrent, c’est un autre appareil : ne l’admettez pas.',
            'Touchez [[portal.device_let_in]] et donnez-lui un nom, ou choisissez l’appareil qu’il remplace.',
            'La suite vient d’elle-même en quelques secondes.',
          ],
        },
        'Si le site est injoignable, un responsable saisit à l’écran un nom pour l’appareil, son nom ou son adresse et son PIN, ou ouvre le portail du boîtier.',
        'Un appareil qui se dit bloqué a été exclu par un responsable. Dans le portail, ouvrez-le et touchez [[portal.device_unblock]] ; il affiche alors de nouveau un code. Un appareil perdu ou volé s’y arrête aussitôt avec [[portal.device_do_blocked]].',
      ],
    },
    'two-histories': {
      title: 'Deux versions',
      body: [
        'Quelqu’un a remis une machine à un état ancien, et elle a continué de vendre. Le boîtier et le site se souviennent maintenant de ventes différentes sous les mêmes numéros. Plus rien n’est repris de l’un ni de l’autre avant qu’un responsable choisisse.',
        {
          steps: [
            'Dans le portail du site, ouvrez [[portal.health]]. Les deux y sont avec leurs ventes et leurs sommes.',
            'Comparez-les avec le papier et l’argent du tiroir.',
            'Gardez-en un : [[portal.keep_do]]. Les ventes de l’autre reviennent toutes seules là où la place est libre.',
            'Qui a perdu une place figure dessous : [[portal.displaced_title]]. Proposez une autre place ou l’argent.',
          ],
        },
        'Si l’écran dit que tout n’est pas encore raconté, attendez un instant et regardez de nouveau.',
      ],
    },
    'by-hand': {
      title: 'Porter un fichier à la main',
      body: [
        'Si la connexion ne revient pas, un téléphone ou une clé peut porter ce que sait chaque côté. Dans le portail, c’est sous [[portal.boxes]], [[portal.offline_sync]].',
        {
          steps: [
            'Là où il y a internet, ouvrez le portail du site et touchez [[portal.offline_sync_fetch_relay]].',
            'Si la caisse doit vendre ce qui reste en ligne, cochez la remise des places. La vente en ligne de ces séances finit aussitôt.',
            'Portez-le au cinéma, ouvrez le portail sur le boîtier et lisez-le : [[portal.offline_sync_take]].',
            'Prenez de même le fichier du boîtier et rapportez-le.',
            'Effacez les deux : ils contiennent des noms de clients.',
          ],
        },
        'Un fichier lu deux fois ne change rien.',
        {
          list: [
            '**Pas entier, ou pas signé par une machine de cette maison :** reprenez-le vous-même et copiez-le en entier.',
            '**Pour une autre machine, un autre cinéma, une autre entreprise, ou pour ce côté même :** prenez celui qui est pour ici.',
            '**Il manque un morceau avant lui :** prenez-en un avec [[portal.offline_sync_whole]].',
            '**La connexion est là :** alors il n’y a rien à porter.',
          ],
        },
      ],
    },
    update: {
      title: 'Une version plus ancienne',
      body: [
        'Cette machine a reçu une version plus ancienne que celle qui vendait ici avant, ou un fichier vient d’une plus récente. Elle ne vend rien qu’elle ne sache lire. Qui s’occupe de vos machines la met à jour ; puis tout reprend tout seul.',
      ],
    },
    'too-many': {
      title: 'Trop d’essais',
      body: [
        'Après plusieurs essais faux, ou beaucoup de demandes à la fois, chacun doit attendre un peu. L’écran dit combien. Puis essayez une fois, lentement. Attendre ne gâte rien ; votre choix reste.',
      ],
    },
    form: {
      title: 'Un formulaire est refusé',
      body: [
        {
          list: [
            '**Des champs marqués :** chacun dit ce qui ne va pas.',
            '**Changé ou effacé entre-temps :** quelqu’un a été plus rapide. Regardez ce qui est là maintenant, et [[portal.entry_history]].',
            '**Encore utilisé :** [[portal.entry_used_in]] dit où. Retirez-le d’abord là-bas, ou mettez-le de côté où cela se peut.',
            '**Réglé, ou plus connu :** un collègue l’a fait. Rechargez la liste.',
            '**Un mot à taper :** exactement comme il est écrit, en majuscules.',
            '**Une image :** JPEG, PNG, WebP ou AVIF, jusqu’à 20 Mo.',
          ],
        },
      ],
    },
  },
}
