import { demoMovie, dubbed, original, type DemoMovie } from '../movie.ts'
import { ernestEtCelestine } from './family-european.ts'
import { perfectDays } from './world.ts'

/** All that the film club in Clervaux shows; the first two are shown in the capital as well, the others are not. */
export const oeslingMovies: DemoMovie[] = [
  ernestEtCelestine,
  perfectDays,
  demoMovie(
    'european',
    -13,
    {
      slug: 'druk',
      title: 'Druk',
      originalTitle: 'Druk',
      year: 2020,
      releasedAt: '2020-09-24',
      runtimeMinutes: 117,
      directors: ['Thomas Vinterberg'],
      actors: ['Mads Mikkelsen', 'Thomas Bo Larsen', 'Magnus Millang', 'Lars Ranthe', 'Maria Bonnevie'],
      genres: ['drama', 'comedy'],
      nations: ['DK', 'SE', 'NL'],
      originalLanguage: 'da',
      spokenLanguages: ['da', 'sv'],
      overview: {
        en: 'Four tired teachers test a theory: that people are born half a glass short. At first lessons get livelier and so do their marriages, and then somebody has the idea of pouring a little more.',
        de: 'Vier müde Lehrer prüfen eine Theorie: dass dem Menschen von Geburt an ein halbes Glas fehlt. Erst werden der Unterricht und die Ehen lebendiger, dann kommt jemand auf die Idee, etwas mehr einzuschenken.',
        fr: 'Quatre professeurs las mettent une théorie à l’épreuve : l’être humain naîtrait avec un demi-verre de moins. D’abord les cours s’animent, les couples aussi, puis l’un d’eux propose de servir un peu plus.',
        nl: 'Vier vermoeide leraren toetsen een theorie: dat een mens met een half glas te weinig geboren wordt. Eerst worden de lessen levendiger en de huwelijken ook, en dan komt iemand op het idee om wat meer in te schenken.',
      },
      tags: ['award-winner'],
      minimumAge: 12,
    },
    [original('da', 'fr', 'nl'), original('da', 'de'), dubbed('de')],
  ),
  demoMovie(
    'classic',
    -27,
    {
      slug: 'nuovo-cinema-paradiso',
      title: 'Nuovo Cinema Paradiso',
      originalTitle: 'Nuovo Cinema Paradiso',
      year: 1988,
      releasedAt: '1988-11-17',
      runtimeMinutes: 124,
      directors: ['Giuseppe Tornatore'],
      actors: ['Philippe Noiret', 'Jacques Perrin', 'Salvatore Cascio', 'Marco Leonardi', 'Agnese Nano'],
      genres: ['drama', 'romance'],
      nations: ['IT', 'FR'],
      originalLanguage: 'it',
      spokenLanguages: ['it'],
      overview: {
        en: 'In a Sicilian village a boy spends every free hour in the projection booth with Alfredo, who cuts out the kisses on the priest’s orders. Thirty years later Totò, now a director, comes home for a funeral and is handed a can of film.',
        de: 'In einem sizilianischen Dorf verbringt ein Junge jede freie Stunde im Vorführraum bei Alfredo, der auf Geheiß des Pfarrers alle Küsse herausschneidet. Dreißig Jahre später kehrt Totò, inzwischen Regisseur, zu einer Beerdigung heim und bekommt eine Filmdose überreicht.',
        fr: 'Dans un village sicilien, un garçon passe tout son temps libre dans la cabine de projection auprès d’Alfredo, qui coupe les baisers sur ordre du curé. Trente ans plus tard, Totò, devenu cinéaste, revient pour un enterrement et reçoit une boîte de pellicule.',
        nl: 'In een Siciliaans dorp brengt een jongen elk vrij uur door in de projectiecabine bij Alfredo, die op bevel van de pastoor alle kussen wegknipt. Dertig jaar later komt Totò, intussen regisseur, thuis voor een begrafenis en krijgt hij een filmblik mee.',
      },
      tags: ['repertoire'],
      minimumAge: 6,
    },
    [original('it', 'fr', 'nl'), original('it', 'de')],
  ),
]
