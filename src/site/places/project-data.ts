import { listingPath } from '#client/homes/listing/listing-labels.ts';
import type { ProjectPage } from '#contract/market/places.ts';
import words from '#messages/market/places/index.ts';

/** schema.org data of a project's page: the place, its homes, and where one is on the site. */
export function projectData(project: ProjectPage, siteUrl: string): object[] {
  const url = `${siteUrl}/projects/${project.slug}`;
  const step = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ApartmentComplex',
      url,
      name: project.name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: project.locality,
        addressRegion: 'Maharashtra',
        addressCountry: 'IN',
      },
      geo: {
        '@type': 'GeoCoordinates',
        latitude: project.latitude,
        longitude: project.longitude,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: project.total,
      itemListElement: project.homes.map(({ propertydata }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        url: `${siteUrl}${listingPath(propertydata.id)}`,
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        step(1, words.projectsInPune, `${siteUrl}/projects`),
        step(2, project.locality, `${siteUrl}/localities/${project.localitySlug}`),
        step(3, project.name, url),
      ],
    },
  ];
}
