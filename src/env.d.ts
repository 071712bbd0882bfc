/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Calls the API in this process; only on pages rendered on demand. */
    call: import('./contract/lib/endpoint.ts').Call;
    siteUrl: string;
    mapTileUrl: string | undefined;
    /** Addresses of the services that have hosts of their own. */
    services: { analytics?: string; ads?: string };
  }
}
