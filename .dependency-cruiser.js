/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Data flows one way; a cycle, type-only ones included, hides who depends on whom.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contracts-are-the-leaf',
      comment: 'What two sides have agreed knows neither side: only the schema library.',
      severity: 'error',
      from: { path: '^contracts/(money|provider|site|values)/' },
      to: {
        pathNot: [
          '^contracts/(money|provider|site|values)/',
          '^contracts/texts/languages\\.ts$',
          'node_modules/valibot',
        ],
      },
    },
    {
      name: 'texts-know-money-alone',
      comment:
        'The catalog is read by pages and mails: it formats amounts, cleans names, and knows nothing else.',
      severity: 'error',
      from: { path: '^contracts/texts/' },
      to: { pathNot: ['^contracts/(texts|money|values)/', 'node_modules/use-intl/'] },
    },
    {
      name: 'converted-amounts-are-for-display',
      comment:
        'What is charged, sent, stored or mailed is never converted: only what draws and orders prices converts them. ADR 0020.',
      severity: 'error',
      from: {
        path: '^(client|server|contracts)/',
        pathNot: [
          '^client/ui/money/',
          '^contracts/texts/formats\\.ts$',
          '^client/domain/listing/inOneCurrency\\.ts$',
        ],
      },
      to: { path: '^contracts/money/convertMoney\\.ts$' },
    },
    {
      name: 'the-kit-is-a-tool',
      comment:
        'The kit looks at a provider from outside. Product code that read its samples would answer with made-up data; only the entry may start a replay.',
      severity: 'error',
      from: {
        path: '^(client|server|contracts/sample-provider)/',
        pathNot: '^server/main/index\\.ts$',
      },
      to: { path: '^contracts/kit/' },
    },
    {
      name: 'the-kit-calls-as-the-site-does',
      comment:
        'The kit uses the transport of the site, so that both judge a connection alike, its table of cities, and nothing else of server and client. Only the pact runs the code of the site. ADR 0005.',
      severity: 'error',
      from: { path: '^contracts/kit/', pathNot: '^contracts/kit/pact/' },
      to: { path: '^(client/(?!domain/(destinations|map)/)|server/(?!provider/))' },
    },
    {
      name: 'the-entry-starts-a-replay-alone',
      comment: 'Of the kit, the site uses recordings in a provider’s place and nothing else.',
      severity: 'error',
      from: { path: '^server/main/index\\.ts$' },
      to: { path: '^contracts/kit/(?!recording/)' },
    },
    {
      name: 'only-the-entry-starts-a-provider',
      comment:
        'The BFF knows its provider by an origin alone; only server/main/index.ts may start one. A restore creates the tables of the sample one.',
      severity: 'error',
      from: {
        path: '^(client|server)/',
        pathNot: '^server/(main/index|database/backup/restoreDatabase)\\.ts$',
      },
      to: { path: '^contracts/(sample-provider|sample-bank|kit/recording)/' },
    },
    {
      name: 'only-entries-start-a-database',
      comment:
        'Resources get an open database handed in; only entries, what operators’ commands share, and the provider’s command start an embedded one.',
      severity: 'error',
      from: {
        path: '^(client|server|contracts)/',
        pathNot: [
          '^server/main/(index|migrate|operatorCommand)\\.ts$',
          '^server/database/',
          '^contracts/sample-provider/openOwnDatabase\\.ts$',
        ],
      },
      to: { path: '^server/database/(embedded/|startDatabase\\.ts$)' },
    },
    {
      name: 'provider-stands-alone',
      comment:
        'The sample provider stands for somebody else’s service: it shares the contract only.',
      severity: 'error',
      from: {
        path: '^contracts/sample-provider/',
        pathNot: '^contracts/sample-provider/openOwnDatabase\\.ts$',
      },
      to: { path: '^(client|server|tests)/' },
    },
    {
      name: 'provider-command-starts-a-database',
      comment:
        'Started by its command, the sample provider needs a PostgreSQL, and the server has the launcher.',
      severity: 'error',
      from: { path: '^contracts/sample-provider/openOwnDatabase\\.ts$' },
      to: { path: '^(client|tests|server/(?!database/|observability/log\\.ts$))' },
    },
    {
      name: 'only-commands-start-the-providers-database',
      comment: 'Everything else is given the reservations, or has none.',
      severity: 'error',
      from: { pathNot: '^(contracts/sample-provider/index|contracts/kit/pact/serveStates)\\.ts$' },
      to: { path: '^contracts/sample-provider/openOwnDatabase\\.ts$' },
    },
    {
      name: 'resources-do-not-import-each-other',
      comment: 'startResources hands functions from one to the other.',
      severity: 'error',
      from: {
        path: '^server/(accounts|bookings|newsletter|payments|reviews|rewards|settlement|staff)/',
      },
      to: {
        path: '^server/(accounts|bookings|newsletter|payments|reviews|rewards|settlement|staff)/',
        pathNot: '^server/$1/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nothing-knows-the-reconciliation',
      comment:
        'It compares bookings and payments from above, and reads both: neither may need it to work.',
      severity: 'error',
      from: {
        path: '^(client|server|contracts)/',
        pathNot: '^(server/(reconciliation/|main/startResources\\.ts$)|contracts/kit/pact/)',
      },
      to: { path: '^server/reconciliation/' },
    },
    {
      name: 'bookings-are-read-one-folder-after-the-other',
      comment:
        'reservations → state → steps → mails → desk → the routes: each knows those before it, so that a booking is read from its calls up.',
      severity: 'error',
      from: { path: '^server/bookings/(reservations|state|steps|mails|desk)/' },
      to: {
        path: '^server/bookings/[^/]+\\.ts$',
        pathNot: '^server/bookings/(bookingLinks|bookingView)\\.ts$',
      },
    },
    ...[
      ['reservations', 'state|steps|mails|desk'],
      ['state', 'steps|mails|desk'],
      ['steps', 'mails|desk'],
      ['mails', 'steps|desk'],
      ['(bookingLinks|bookingView)\\.ts', 'steps|mails|desk'],
    ].map(([from, later]) => ({
      name: 'bookings-know-no-later-folder',
      comment: 'An arrow back hides which of two folders is read first.',
      severity: 'error',
      from: { path: `^server/bookings/${from}` },
      to: { path: `^server/bookings/(${later})/` },
    })),
    {
      name: 'client-does-not-know-the-server',
      comment: 'They meet over HTTP and in contracts.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'the-server-knows-the-time-zones',
      comment:
        'Browsers have other time zone data: pages show the local time and offset that the server has written.',
      severity: 'error',
      from: { path: '^(client|contracts/texts)/' },
      to: { path: '^contracts/(values/zonedTime|site/hotelTime)\\.ts$' },
    },
    {
      name: 'server-shares-only-the-routes',
      comment:
        'The BFF answers the routes that the client renders, reads the addresses of those that may be found, writes that of a checkout for mails, names what a hotel has as the client does, and makes the colors of an operator’s brand from the client’s tokens. It needs nothing else of it.',
      severity: 'error',
      from: { path: '^server/' },
      to: {
        path: '^client/',
        pathNot: [
          '^client/domain/paths\\.ts$',
          '^client/domain/addresses/(bookingAddress|hotelAddress|listingAddress|plainSearchAddress)\\.ts$',
          '^client/domain/(hotels/amenities|listing/pages|search/(mendStay|party|searchQuery))\\.ts$',
          '^client/desk/deskPaths\\.ts$',
          '^client/app/brandColors\\.ts$',
        ],
      },
    },
    {
      name: 'records-of-calls-are-types-in-the-browser',
      comment:
        'A record holds schemas, words and permissions that only the server and tests need: the bundle has its type alone. ADR 0027.',
      severity: 'error',
      from: { path: '^client/' },
      to: {
        path: '^contracts/site/calls/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-schema-of-a-booking-reads-saved-ones',
      comment:
        'The server validates what it sends. A browser needs the schema for what an earlier version has saved on the device. ADR 0027.',
      severity: 'error',
      from: { path: '^client/', pathNot: ['^client/api/bookingStorage\\.ts$', '^client/desk/'] },
      to: { path: '^contracts/site/bookingSchema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'bodies-of-the-provider-are-parsed-once',
      comment:
        'A response has its parsed body with it: jsonOf() of server/provider/readResponse.ts reads it.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/provider/readResponse\\.ts$' },
      to: { path: '^contracts/values/readJson\\.ts$' },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The rules of the specification need no React, Redux or network to be read and tested.',
      severity: 'error',
      from: { path: '^client/domain/' },
      to: {
        pathNot: [
          '^client/domain/',
          '^contracts/(money|provider|site|texts|values)/',
          'node_modules/(valibot|@leeoniya/ufuzzy)/',
        ],
      },
    },
    {
      name: 'texts-are-loaded',
      comment:
        'In the bundle a text with arguments is compiled, and each language is a chunk of its own: the client gets its texts by loadTexts, as an argument or from useI18n.',
      severity: 'error',
      from: {
        path: '^client/',
        pathNot: ['^client/app/loadTexts\\.ts$', '^client/desk/app/loadDeskTexts\\.ts$'],
      },
      to: { path: '^contracts/texts/(en|de|fr|ar)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-neither-store-nor-api',
      comment: 'What draws for every feature may not depend on one.',
      severity: 'error',
      from: { path: '^client/ui/' },
      to: { path: ['^client/(app|pages|features|api)/', 'node_modules/(@reduxjs|react-redux)'] },
    },
    {
      name: 'ui-has-static-styles',
      comment:
        'Lists are built of it: Chakra would compute the styles of each element at run time. ADR 0003.',
      severity: 'error',
      from: { path: '^client/ui/' },
      to: { path: 'node_modules/(@chakra-ui|@emotion)' },
    },
    {
      name: 'api-imports-domain-only',
      comment: 'The calls are below features and above the contract.',
      severity: 'error',
      from: { path: '^client/api/' },
      to: { path: '^client/(app|pages|plain|features|ui)/' },
    },
    {
      name: 'features-import-down',
      comment:
        'main → app → pages → features → api, domain, ui. What is shared goes down, or into a slot.',
      severity: 'error',
      from: { path: '^client/features/' },
      to: { path: '^client/(app|pages|plain)/' },
    },
    {
      name: 'no-feature-imports-a-feature',
      comment: 'A page puts two features together by filling a slot.',
      severity: 'error',
      from: { path: '^client/features/([^/]+)/' },
      to: { path: '^client/features/', pathNot: '^client/features/$1/' },
    },
    {
      name: 'pages-do-not-know-the-app',
      comment: 'The app renders pages, never the other way round.',
      severity: 'error',
      from: { path: '^client/pages/' },
      to: { path: '^client/app/' },
    },
    {
      name: 'only-the-routes-know-plain-pages',
      comment:
        'Whether a page is plain or live is decided at its route: live code loads nothing of the sample site. ADR 0011.',
      severity: 'error',
      from: { path: '^client/', pathNot: '^client/(plain/|app/pageRoutes\\.tsx$)' },
      to: { path: '^client/plain/' },
    },
    {
      name: 'plain-pages-know-no-rates',
      comment: 'The specification’s sample site has sample prices alone. ADR 0011.',
      severity: 'error',
      from: { path: '^client/plain/' },
      to: {
        path: [
          '^contracts/provider/(rate|lowestRate)',
          '^contracts/site/rateFacts',
          '^client/domain/stay/(?!stayDetails\\.ts$|services\\.ts$)',
          '^client/features/(stay|credits|booking)/',
          '^client/features/hotels/Hotel(Row|Card|Slide|Price|MapCard)\\.tsx$',
          '^client/features/(rooms/RoomList|rooms/RoomOffers|hoteldetails/(HotelSummary|StayPrice))\\.tsx$',
        ],
      },
    },
    {
      name: 'plain-pages-are-pages',
      comment: 'The plain pages of the booking give Chakra the theme.',
      severity: 'error',
      from: { path: '^client/plain/' },
      to: { path: '^client/app/', pathNot: '^client/app/theme\\.ts$' },
    },
    {
      name: 'travellers-load-nothing-of-the-desk',
      comment: 'The desk is a bundle of its own: only its entry imports it. ADR 0017.',
      severity: 'error',
      from: { path: '^(client|contracts)/', pathNot: '^client/(desk/|desk\\.tsx$)' },
      to: { path: '^client/desk/' },
    },
    {
      name: 'the-desk-shares-what-draws',
      comment:
        'Of the site, the desk takes its theme, parts, rules and base of calls, and no feature or page.',
      severity: 'error',
      from: { path: '^client/desk/' },
      to: {
        path: '^client/',
        pathNot: [
          '^client/(desk|ui|domain)/',
          '^client/app/(theme|tokens|everyDocument|browserStorage)\\.ts$',
          '^client/api/(api|baseQuery|call|formatPath)\\.ts$',
        ],
      },
    },
    {
      name: 'no-screen-of-the-desk-imports-another',
      comment: 'What two screens share goes to client/desk/ui or client/desk/api.',
      severity: 'error',
      from: { path: '^client/desk/([^/]+)/', pathNot: '^client/desk/(app|ui|api|session)/' },
      to: { path: '^client/desk/[^/]+/', pathNot: '^client/desk/($1|ui|api|session)/' },
    },
    {
      name: 'parts-of-the-desk-know-no-screen',
      comment: 'The parts and calls of the desk are below its screens.',
      severity: 'error',
      from: { path: '^client/desk/(ui|api|session)/' },
      to: { path: '^client/desk/[^/]+/', pathNot: '^client/desk/(ui|api|session)/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Tests look at the product; the product stands without them.',
      severity: 'error',
      from: { path: '^(client|server|contracts)/', pathNot: '^contracts/kit/pact/' },
      to: { path: '^tests/' },
    },
    {
      name: 'open-telemetry-is-loaded-on-demand',
      comment: 'Only the entry loads it, and only if traces are sent somewhere. ADR 0023.',
      severity: 'error',
      from: { path: '^(client|server|contracts)/' },
      to: { path: '^server/observability/openTelemetry\\.ts$', dynamic: false },
    },
    {
      name: 'only-one-file-knows-open-telemetry',
      comment: 'Everything else reports steps to observability/tracing.ts. ADR 0023.',
      severity: 'error',
      from: {
        path: '^(client|server|contracts)/',
        pathNot: '^server/observability/openTelemetry\\.ts$',
      },
      to: { path: 'node_modules/@opentelemetry/' },
    },
    {
      name: 'no-dev-dependency-in-production',
      comment:
        'An operator installs production dependencies only; the client’s packages and OpenTelemetry are in the bundles.',
      severity: 'error',
      from: {
        path: '^(server|contracts)/',
        pathNot: [
          '^server/(main/build|site/devBundle|observability/openTelemetry)\\.ts$',
          '^contracts/kit/(pact|openapi)/',
        ],
      },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
