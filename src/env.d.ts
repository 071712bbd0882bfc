/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Calls the API in this process; only on pages rendered on demand. */
    call: import('./contract/lib/endpoint.ts').Call;
    /** In which a page rendered on demand is said. */
    tongue: import('./messages/lib/language.ts').Tongue;
    siteUrl: string;
    mapTileUrl: string | undefined;
    /** Addresses of the services that have hosts of their own. */
    services: { analytics?: string; ads?: string };
  }
}
