import words from '#messages/lib/page-titles/index.ts';
import type { Role } from './role.ts';
import { APP_PAGES, type AppPath, findRoute } from './routes.ts';

/** The pages that show one thing, by its id. */
type PageOfOne = Extract<AppPath, `${string}{${string}`>;
type PageOfMany = Exclude<AppPath, PageOfOne>;

/** Where others of a thing's kind are listed; the first that is open to whoever asks. */
const LISTS: Record<PageOfOne, readonly PageOfMany[]> = {
  '/EditProperty/{id}': ['/OwnerPropertiesScreen'],
  '/PropertyVerification/{id}': ['/OwnerPropertiesScreen', '/Admin/Verification'],
  '/ViewPropertyDetails/{id}': ['/FavoritesProperties'],
  '/ViewPropertyDetails/{id}/{agentId}': ['/AssignedProperties', '/FavoritesProperties'],
  '/OwnerBookedPropertyDetails/{id}/{propId}': ['/BookingRequest'],
  '/BookedPropertyDetails/{id}/{bookingId}': ['/BookedProperties'],
  '/BookedProperties/Payments/{id}': ['/BookedProperties'],
  '/OwnerDetails/{id}': ['/InterestedProperties'],
  '/OwnerDetails/{id}/{agentId}': ['/AssignedProperties', '/InterestedProperties'],
  '/SellerDetails/{id}': ['/InterestedProperties'],
  '/BuyerSideDetials/{id}': ['/ContactRequest'],
  '/PropertyRequest/{id}': ['/ContactRequest'],
  '/PreviewInvoice/{id}': ['/PaymentHistory'],
  '/PaymentCheckout/{packageid}': ['/MyPackages'],
  '/Request/{id}': ['/ContactRequest'],
  '/RequestDetails/{agentId}/{id}': ['/HireAgent'],
  '/RequestDetails/{agentId}': ['/HireAgent'],
  '/HiredAgents/{id}': ['/HireAgent'],
  '/LawyerRequestDetails/{id}': ['/LawyerLeadList', '/HireLawyer'],
  '/EvaluatorLeadDetails/{id}': ['/EvaluatorLeadList'],
  '/EvaluatorDetails/{id}': ['/PropertyEvaluators'],
  '/Campaigns/{id}': ['/Campaigns', '/Admin/Ads'],
  '/Webhooks/{id}': ['/Webhooks'],
  '/Admin/Users/{id}': ['/Admin/Users'],
  '/Admin/Bookings/{id}': ['/Admin/Payouts'],
};

const isOfOne = (route: string): route is PageOfOne => Object.hasOwn(LISTS, route);

/** Where somebody goes on from a page whose thing is not there. */
export function wayFrom(path: string, role: Role | undefined): { href: string; label: string } {
  const route = findRoute(path)?.route ?? '';
  const list = isOfOne(route)
    ? LISTS[route].find((page) => role && APP_PAGES[page].roles.includes(role))
    : undefined;
  if (list) return { href: list, label: words.goTo(APP_PAGES[list]) };
  return role
    ? { href: '/UserDashboard', label: words.goToDashboard }
    : { href: '/PropertyListHome', label: words.findProperty };
}
