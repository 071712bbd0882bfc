import { Progress } from '@base-ui/react/progress';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { fileSize } from '#client/ui/file-refusal.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { wholePercent } from '#domain/lib/percent.ts';
import papersWords from '#messages/homes/papers/index.ts';
import type { QueueItem, UploadQueue } from './upload-queue.ts';

function words({ state, sent, bytes, message }: QueueItem): string {
  const far = papersWords.ofWord({ fileSize: fileSize(sent), fileSize2: fileSize(bytes) });
  switch (state) {
    case 'waiting':
      return papersWords.waitsTurn({ fileSize: fileSize(bytes) });
    case 'sending':
      return sent >= bytes ? papersWords.arrivedPhotoBeing : far;
    case 'cut':
      return papersWords.noConnectionGoes({ far });
    case 'paused':
      return papersWords.paused({ far });
    case 'lost':
      return papersWords.brokeOffChoose({ far });
    case 'refused':
      return message ?? papersWords.fileCouldNot;
  }
}

/** One file on its way, with what can be done about it. */
export function QueueRow({ item, queue }: { item: QueueItem; queue: UploadQueue }) {
  const { key, name, sent, bytes, state } = item;
  const canPause = state === 'sending' || state === 'cut' || state === 'waiting';
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold" title={name}>
            {name}
          </p>
          <p className={state === 'refused' ? 'text-sm text-bad' : 'text-sm text-muted'}>
            {words(item)}
          </p>
        </div>
        {canPause && (
          <IconButton
            label={papersWords.pause({ name })}
            icon={Pause}
            onClick={() => queue.pause(key)}
          />
        )}
        {state === 'paused' && (
          <IconButton
            label={papersWords.go({ name })}
            icon={Play}
            onClick={() => queue.resume(key)}
          />
        )}
        {state === 'refused' && (
          <IconButton
            label={papersWords.tryAgain({ name })}
            icon={RotateCw}
            onClick={() => queue.resume(key)}
          />
        )}
        <IconButton
          label={papersWords.doNotSend({ name })}
          icon={X}
          onClick={() => queue.giveUp(key)}
        />
      </div>
      {state !== 'refused' && (
        <Progress.Root
          aria-label={papersWords.sendingWord({ name })}
          value={wholePercent(sent / bytes)}
        >
          <Progress.Track className="h-1.5 overflow-hidden rounded-full bg-line">
            <Progress.Indicator className="rounded-full bg-brand" />
          </Progress.Track>
        </Progress.Root>
      )}
    </li>
  );
}
