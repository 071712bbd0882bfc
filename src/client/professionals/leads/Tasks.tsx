import { ListTodo } from 'lucide-react';
import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { useNow } from '#client/lib/use-now.ts';
import { useStep } from '#client/lib/use-step.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { formatMoment } from '#client/ui/moment.ts';
import { PagedList } from '#client/ui/PagedList.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import {
  addTask,
  finishTask,
  type LeadTask,
  listTasks,
} from '#contract/professionals/lead-work.ts';
import counts from '#messages/lib/counts/index.ts';
import words from '#messages/professionals/leads/index.ts';
import { asTyped, suggestions } from './follow-up-times.ts';

function TaskRow({ task, serverTime }: { task: LeadTask; serverTime: string }) {
  const { id, leadId, buyer, text, dueAt, doneAt } = task;
  const now = useNow(serverTime);
  const { busy, take } = useStep();
  const isLate = !doneAt && Date.parse(dueAt) <= now;
  return (
    <li className="card flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{text}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <time dateTime={dueAt}>{formatMoment(dueAt)}</time>
          {isLate && <Badge tone="bad">{words.overdue}</Badge>}
          {leadId && (
            <AppLink className="link wrap-anywhere" href={`/AgentLeadList?lead=${leadId}`}>
              {buyer}
            </AppLink>
          )}
        </p>
      </div>
      <Button
        variant="quiet"
        busy={busy}
        aria-label={`${doneAt ? words.notDoneAfter : words.done}: ${text}`}
        onClick={() =>
          void take(() => call(finishTask, { params: { id }, body: { done: !doneAt } }))
        }
      >
        {doneAt ? words.notDone : words.done}
      </Button>
    </li>
  );
}

function NewTask({ leadId }: { leadId?: number }) {
  const [text, setText] = useState('');
  const [due, setDue] = useState(() => suggestions(Date.now())[0]?.typed ?? '');
  const [error, setError] = useState<string>();
  const { busy, take } = useStep({ staysOpen: true });
  const add = async () => {
    const at = new Date(due);
    if (!text.trim()) return setError(words.sayWhatDo);
    if (Number.isNaN(at.getTime())) return setError(words.chooseDayTime);
    setError(undefined);
    const body = { text, dueAt: at.toISOString(), ...(leadId && { leadId }) };
    if (await take(() => call(addTask, { body }))) setText('');
  };
  return (
    <form
      noValidate
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_15rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label={words.newTask} error={error}>
        <TextInput maxLength={300} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Field label={words.when}>
        <TextInput
          type="datetime-local"
          min={asTyped(new Date())}
          value={due}
          onChange={({ target }) => setDue(target.value)}
        />
      </Field>
      <Button type="submit" variant="quiet" busy={busy}>
        {words.addTask}
      </Button>
    </form>
  );
}

const SHOWN = ['done'] as const;

/** What the agent has to do, about one lead or about all. */
export function Tasks({ leadId }: { leadId?: number }) {
  const place = useList('tasks');
  const { read, filter } = place;
  const isDone = read('show') === 'done';
  const { list, query, whole } = useListCall(listTasks, place, {
    show: isDone ? 'done' : 'open',
    ...(leadId && { leadId }),
  });
  const { overdue = 0, today = 0, serverTime = '' } = whole?.data ?? {};
  return (
    <div className="grid grid-cols-1 gap-4">
      <NewTask leadId={leadId} />
      {!leadId && overdue + today > 0 && (
        <p role="status">
          {overdue > 0 && <strong className="text-bad">{words.tasksOverdue({ overdue })}</strong>}
          {overdue > 0 && today > 0 && ' · '}
          {today > 0 && words.stillToday({ today })}
        </p>
      )}
      <FilterChips
        legend={words.whichTasksShow}
        values={SHOWN}
        chosen={isDone ? 'done' : undefined}
        label={(value) => (value ? words.done : words.toDo)}
        onChoose={(value) => filter('show', value ?? '')}
      />
      <PagedList
        list={list}
        {...query}
        noun={(count) => counts.tasks({ count })}
        empty={
          <EmptyState
            icon={ListTodo}
            title={isDone ? words.nothingDoneYet : words.nothingDo}
            text={words.tasksTimeRemind}
          />
        }
      >
        {(tasks) => (
          <ul aria-label={words.tasks} className="grid grid-cols-1 gap-3">
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} serverTime={serverTime} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
