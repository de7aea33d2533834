import type { PageText } from '../../page.ts'

export const fr: PageText<'door'> = {
  title: 'À la porte',
  lead: 'Contrôler les billets, et que dire quand l’un est refusé.',
  sections: {
    choose: {
      title: 'Choisir sa séance',
      body: [
        'L’écran demande : [[scanner.door]] Choisissez-la, et les billets d’autres séances sont refusés avec la bonne heure et la bonne salle. Avec [[scanner.door_any]], tout billet dont la séance est en cours passe.',
        '[[scanner.door_change]] ramène au choix. Le chiffre en haut dit combien sont entrés.',
      ],
    },
    scan: {
      title: 'Scanner',
      body: [
        'Présentez le code au lecteur. Sur papier ou sur téléphone, les deux sont bons. Un téléphone doit être lumineux.',
        'Si le code est illisible, tapez les dix caractères dessous dans [[scanner.code]], puis [[scanner.check]].',
        'Vert avec une coche : laissez entrer. Le rang et la place sont assez grands pour être montrés. Un billet passe une fois.',
      ],
    },
    camera: {
      title: 'Scanner avec un téléphone',
      body: [
        'Sur un téléphone, touchez [[scanner.camera_use]] et autorisez la caméra. Placez le code dans le cadre : il est lu sans rien toucher, et le vert ou le rouge apparaît avec son signal, comme toujours.',
        'Un code est lu une fois. Pour relire le même, écartez-le deux secondes.',
        'Dans le noir, touchez [[camera.camera_torch]], si le téléphone en a une. [[camera.camera_off]] la referme ; d’ici là, le téléphone la rouvre au prochain démarrage. La douchette et la saisie marchent à côté.',
        '**[[camera.camera_secure]] :** un navigateur ne donne la caméra qu’à une adresse sécurisée. La page derrière le bouton dit comment préparer ce téléphone, une seule fois.',
        '**La caméra est refusée :** autorisez-la pour cette page dans les réglages du navigateur, puis touchez [[camera.camera_again]].',
      ],
    },
    used: {
      title: 'Déjà utilisé, remboursé, échangé',
      body: [
        '**[[scanner.used]] :** quelqu’un est entré avec ce billet. L’écran dit quand, à quelle porte et par qui. Souvent c’est le client lui-même, sorti un moment ; regardez à la place. Sinon, deux personnes ont le même billet : la première est dedans. Appelez un responsable.',
        'Le mauvais billet est entré ? Qui peut autoriser à la caisse touche [[scanner.undo]], puis [[scanner.undo_sure]]. Le billet laisse entrer son client encore une fois.',
        '**[[scanner.refunded]] :** l’argent a été rendu. Il faut un nouveau billet.',
        '**[[scanner.exchanged]] :** le client a un billet plus récent. Demandez l’autre papier.',
        { picture: 'ticket-refused', alt: 'L’écran est rouge, avec une grande croix et la raison dessous.' },
      ],
    },
    other: {
      title: 'Autre séance, autre cinéma',
      body: [
        '**[[scanner.other_show]] :** le billet est bon, mais pas à cette porte. Film, heure et salle sont à l’écran. Montrez le chemin.',
        '**[[scanner.other_cinema]] :** il a été acheté pour une autre de nos maisons. La caisse peut aider : [Échanger un billet](till#exchange).',
        '**[[scanner.not_of_here]] :** le code est authentique, mais sa séance n’est pas connue ici. Regardez le film et le cinéma sur le billet. Si la connexion est coupée, la séance est peut-être nouvelle : appelez un responsable.',
      ],
    },
    time: {
      title: 'Trop tôt, trop tard',
      body: [
        '**[[scanner.too_early]] :** l’écran dit quand la séance commence. La porte pour toute séance en cours ouvre une heure avant.',
        '**[[scanner.too_late]] :** la séance est finie. La caisse peut regarder le reçu.',
      ],
    },
    payment: {
      title: 'Non payé',
      body: [
        'L’achat n’est pas payé, ou son paiement est encore en route. Demandez au client si le site a dit que c’était payé. Cela peut prendre une minute : scannez de nouveau.',
        'Si rien ne change, envoyez le client à la caisse. Il peut y acheter les mêmes places si elles sont libres, et l’argent qui arrive trop tard revient tout seul.',
      ],
    },
    'no-ticket': {
      title: 'Réservé, ou sans billet',
      body: [
        '[[scanner.tool_reservations]] montre qui a réservé pour cette séance ; trois lettres du nom suffisent. Qui n’a pas payé va à la caisse. Qui a payé entre ici, même sans papier.',
        '[[scanner.tool_sales]] trouve une vente d’après ce dont le spectateur se souvient : place, somme, film, heure, ou les quatre derniers caractères d’un code. Ne laissez entrer que si vous le croyez : le billet est alors utilisé.',
      ],
    },
    cards: {
      title: 'Cartes vides',
      body: [
        '[[scanner.tool_card]] : scannez la carte. S’il n’y reste rien, touchez [[scanner.card_take]] et gardez-la. S’il y reste quelque chose, elle est au spectateur.',
        'La mauvaise carte reprise ? Qui peut donner son accord à la caisse la scanne encore une fois et touche [[scanner.card_undo]].',
      ],
    },
    unknown: {
      title: 'Inconnu, pas de chez nous, place déjà vendue',
      body: [
        '**[[scanner.unknown]] :** personne ici n’a vendu cela. S’il a été tapé, retapez-le.',
        '**[[scanner.forged]] :** ce code ne vient pas de ce cinéma. Ne laissez pas entrer ; appelez un responsable.',
        '**[[scanner.seat_sold]] :** quelqu’un d’autre a un billet pour cette place. Cela peut arriver après une réparation. Ne laissez entrer personne avant qu’un responsable ait regardé : les deux clients auront une place ou leur argent.',
      ],
    },
    'no-answer': {
      title: 'Pas de réponse',
      body: [
        '[[scanner.no_answer_what]]',
        'Si le boîtier se tait plus longtemps, laissez entrer d’après le film, l’heure et la place sur le papier, et continuez à scanner : chaque code est vérifié plus tard tout seul, et celui qui a servi deux fois est signalé.',
        'Sans internet, la porte marche comme d’habitude. Les billets achetés en ligne à l’instant se reconnaissent à leur signature.',
      ],
    },
  },
}
