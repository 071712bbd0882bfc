import { useLocation } from 'wouter';
import { CampaignEditor } from './CampaignEditor.tsx';

/** A new ad; once its words are saved it goes on at its own page. */
export function NewCampaign() {
  const [, navigate] = useLocation();
  return <CampaignEditor back="/Campaigns" onSaved={({ id }) => navigate(`/Campaigns/${id}`)} />;
}
