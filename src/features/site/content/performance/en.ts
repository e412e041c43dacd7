import type { PerformanceTopic } from '../performance-content.ts'

export const en: PerformanceTopic[] = [
  {
    id: 'figures',
    heading: 'What each figure means',
    text: 'The figures above are those of this page. The home page shows those of the home page. The site works them out itself; no one types them in.',
    points: [
      {
        title: 'Weight',
        text: 'Everything your browser fetches on a first visit until the page has loaded: text, styling, fonts, scripts and drawings. We count the bytes as they are sent, so compressed. One kB is a thousand bytes.',
      },
      {
        title: 'Requests',
        text: 'The number of files your browser asks for to do that. The page itself counts too.',
      },
      {
        title: 'To third parties',
        text: 'How many of those requests go to another server, for a font or a tracking pixel for instance. Such a request passes your IP address on to another company. What you allow in the cookie settings is only loaded after that.',
      },
      {
        title: 'Until the page shows',
        text: 'The time until the largest part of the page is visible, known as largest contentful paint. This is the median: half of the visitors wait less, the other half longer. We measure it over {paintDays} days, only for visitors who allow analytics. With fewer than {paintSamples} measurements we show no figure.',
      },
      {
        title: 'Live since',
        text: 'The day this version of the site first ran.',
      },
    ],
  },
  {
    id: 'check',
    heading: 'Check it yourself',
    text: 'You need a computer with Chrome, Edge or Firefox. It takes a minute.',
    points: [
      {
        title: 'Open a private window',
        text: 'There, your browser has not stored anything from this site yet. That makes it a real first visit.',
      },
      {
        title: 'Open the developer tools',
        text: 'Press F12, or Option, Command and I together on a Mac. Choose the Network tab.',
      },
      {
        title: 'Open this page',
        text: 'Each line is a request. The Domain column shows which server it goes to. To show that column, right-click the column titles.',
      },
      {
        title: 'Read the bottom line',
        text: 'It says how many requests there were and how much was transferred. Your browser also counts the technical details that come with each response. That is why it shows slightly more than we do.',
      },
      {
        title: 'Leave out what comes later',
        text: 'Once the page is there, your browser fetches a few more files: the icon of the tab, the details for installing the site as an app, and a copy for when you are offline. Photos further down come as you scroll to them. We count none of those.',
      },
    ],
  },
  {
    id: 'method',
    heading: 'How we measure other sites',
    text: 'When we give figures of a site that we built or replaced, the date is with them. If our own software measured them, this is how.',
    points: [
      {
        title: 'What we fetch',
        text: 'The page and the files it names: styling, scripts, images and fonts. We ask for them as a browser does, compressed. Images at the bottom of the page count too.',
      },
      {
        title: 'What we do not count',
        text: 'What scripts fetch later, because we run no scripts. Nor video, frames of other sites or images in the styling. A real browser therefore often fetches more.',
      },
      {
        title: 'Requests to third parties',
        text: 'Every request to a server outside the domain of the page. Subdomains belong to the domain.',
      },
      {
        title: 'Errors in the HTML',
        text: 'The number of errors in the code that a browser has to repair before it can show the page, according to the HTML standard.',
      },
    ],
  },
]
