import { useRef } from 'react';
import { toast } from 'sonner';
import { useSWRConfig } from 'swr';
import { callQuietly } from '#client/lib/api.ts';
import { keyOf } from '#client/lib/kept-answers.ts';
import { useCall } from '#client/lib/use-call.ts';
import type { ResponseOf } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';
import {
  getNotificationSettings,
  saveNotificationSettings,
} from '#contract/people/notifications.ts';
import words from '#messages/people/bell/index.ts';
import { type Change, undoing, withChange } from './settings-change.ts';

type Answer = ResponseOf<typeof getNotificationSettings>;
const KEY = keyOf(getNotificationSettings);

/** The caller's choices; a change shows at once and is taken back when it could not be saved. */
export function useSettings() {
  const { state, answer, error, reload } = useCall(getNotificationSettings);
  const { mutate } = useSWRConfig();
  /** One after another: two changes of one cell must not overtake each other. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const settings = answer?.data;

  const show = (change: Change) =>
    mutate<Answer>(
      KEY,
      (current) => current && { ...current, data: withChange(current.data, change) },
      { revalidate: false },
    );

  function save(change: Change) {
    if (!settings) return;
    const undo = undoing(change, settings);
    show(change);
    queue.current = queue.current.then(async () => {
      try {
        await callQuietly(saveNotificationSettings, { body: change });
      } catch (failure) {
        show(undo);
        const why = isAppError(failure) ? failure.message : words.pleaseTryAgain;
        toast.error(words.notSaved({ why }));
      }
    });
  }

  return { state, error, reload, settings, save };
}
