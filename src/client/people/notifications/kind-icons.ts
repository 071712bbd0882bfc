import {
  FileText,
  Gavel,
  Heart,
  House,
  IdCard,
  Inbox,
  IndianRupee,
  KeyRound,
  Landmark,
  type LucideIcon,
  MessageSquare,
  Newspaper,
  Search,
  ShieldCheck,
} from 'lucide-react';
import type { NotificationKind } from '#domain/people/notification.ts';

export const KIND_ICON: Record<NotificationKind, LucideIcon> = {
  security: ShieldCheck,
  bank_account: Landmark,
  api_key: KeyRound,
  kyc: IdCard,
  listing: House,
  message: MessageSquare,
  request: FileText,
  deal: Gavel,
  payment: IndianRupee,
  saved_search: Search,
  kept_home: Heart,
  news: Newspaper,
  staff_work: Inbox,
};
