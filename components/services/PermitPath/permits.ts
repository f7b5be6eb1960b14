/*
 * What the law asks of a plant in each country, in the order of the procedure. If the law changes, give the old entry
 * its last day, and add a new one with its first day and its source, and its words in each language (`PermitPath` in
 * the messages). Each build shows what is in force on its day.
 */

/** Something that the law asks for, and since when. */
export interface LegalRule {
  /** The first day (YYYY-MM-DD): that of the entry into force or, if we have not found it, of the act itself. */
  readonly from: string;
  /** The last day, if the law has set one. */
  readonly until?: string;
  readonly law: string;
  /** Where we have read it. */
  readonly source: string;
}

/** One of several procedures of a step. Which of them a plant needs depends on its kind, its power and its place. */
interface Regime extends LegalRule {
  /** As the country's officials call it. The words of the step name it in every language. */
  readonly name: string;
  readonly plants: readonly Plants[];
}

/** The plants of a regime; protected areas and buildings have rules of their own. */
interface Plants {
  readonly kind: 'roof' | 'ground';
  /** The power in MW up to which the regime holds; without it, the regime holds for what the others leave. */
  readonly megawatts?: number;
  readonly on?: string;
}

const spatialPlanning = {
  from: '2001-03-31',
  law: 'Spatial Planning Act (ZUT)',
  source: 'https://exlege.bg/normi/zut/links/80872',
} as const;

const actsAndProtocols = {
  from: '2003-07-31',
  law: 'Ordinance No. 3 of 31 July 2003 on acts and protocols during construction',
  source: 'http://pem-consult.com/index.php?option=com_content&view=article&id=86&Itemid=78',
} as const;

const renewables = {
  from: '2024-12-30',
  law: 'D.Lgs. 190/2024, amended by D.Lgs. 178/2025, L. 4/2026 and D.L. 21/2026',
} as const;

/**
 * The language of the terms that the other languages quote, and the steps. The owner may begin to build after the step
 * `leave`.
 */
export const permits = {
  bulgaria: {
    language: 'bg',
    steps: [
      {
        text: 'bulgaria.steps.study',
        from: '2024-03-28',
        law: 'Ordinance No. 6 of 28 March 2024, amended on 4 October 2024',
        source: 'https://dv.parliament.bg/DVWeb/showMaterialDV.jsp?idMat=211280',
      },
      { text: 'bulgaria.steps.zoning', ...spatialPlanning },
      { text: 'bulgaria.steps.permit', leave: true, ...spatialPlanning },
      { text: 'bulgaria.steps.works', ...actsAndProtocols },
      { text: 'bulgaria.steps.trial', ...actsAndProtocols },
      { text: 'bulgaria.steps.use', ...spatialPlanning },
    ],
  },
  italy: {
    language: 'it',
    steps: [
      {
        text: 'italy.steps.offer',
        from: '2026-02-21',
        law: 'D.Lgs. 190/2024, art. 10-bis, after D.L. 21/2026, art. 7',
        source:
          'https://www.lavoripubblici.it/news/decreto-energia-2026-art-10-bis-connessioni-fer-dlgs-190-2024-37547',
      },
      {
        text: 'italy.steps.authorisation',
        leave: true,
        ...renewables,
        source: 'https://www.regione.veneto.it/web/energia/attivita-libera',
        regimes: [
          {
            name: 'attività libera',
            ...renewables,
            source: 'https://www.regione.veneto.it/web/energia/attivita-libera',
            plants: [
              { kind: 'roof', megawatts: 12 },
              {
                kind: 'ground',
                megawatts: 5,
                on: 'industrial, craft and commercial areas, closed landfills and quarries; agrivoltaics under conditions',
              },
            ],
          },
          {
            name: 'PAS',
            ...renewables,
            source:
              'https://toscana-notizie.it/web/guest/-/impianti-fotovoltaici-e-termodinamici-produzione-di-energia-elettrica',
            plants: [{ kind: 'ground', megawatts: 1 }],
          },
          {
            name: 'AU',
            ...renewables,
            source:
              'https://toscana-notizie.it/web/guest/-/impianti-fotovoltaici-e-termodinamici-produzione-di-energia-elettrica',
            plants: [{ kind: 'roof' }, { kind: 'ground' }],
          },
        ],
      },
      {
        text: 'italy.steps.works',
        ...renewables,
        source: 'https://www.regione.veneto.it/web/energia/attivita-libera',
      },
      {
        text: 'italy.steps.tests',
        from: '2008-03-18',
        law: 'CEI 0-16 on the networks of distributors, by ARERA, ARG/elt 33/08; the grid code of Terna on its own',
        source: 'https://normaelettrica.it/norma-cei-0-16.html',
      },
      {
        text: 'italy.steps.agreement',
        from: '2008-03-18',
        law: 'CEI 0-16, by ARERA, ARG/elt 33/08',
        source: 'https://normaelettrica.it/norma-cei-0-16.html',
      },
      {
        text: 'italy.steps.operation',
        from: '2010-08-04',
        law: 'ARERA, ARG/elt 124/10',
        source:
          'http://www.nextville.it/normativa/1070/delibera-autorita-energia-4-agosto-2010-arg-elt-1/',
      },
    ],
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly language: string;
      readonly steps: readonly (LegalRule & {
        readonly text: string;
        readonly leave?: true;
        readonly regimes?: readonly Regime[];
      })[];
    }
  >
>;

export type PermitCountry = keyof typeof permits;

/** The steps, or regimes, that are in force on a day (YYYY-MM-DD), in their order. */
export function inForce<Found extends LegalRule>(rules: readonly Found[], day: string): Found[] {
  return rules.filter(({ from, until = day }) => from <= day && day <= until);
}
