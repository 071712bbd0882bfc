import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** How many there are behind it. */
  count?: number;
  content: ReactNode;
}

interface Props<Value extends string> {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** Without it the tabs keep their own state and start with the first. */
  value?: Value;
  onChange?: (value: Value) => void;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: Props<Value>) {
  return (
    <Base.Root
      value={value}
      defaultValue={tabs[0]?.value}
      onValueChange={(next: Value) => onChange?.(next)}
    >
      <Base.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-11 border-b-3 border-transparent px-3 font-semibold whitespace-nowrap -outline-offset-3 hover:text-brand aria-selected:border-brand aria-selected:text-brand"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="tabular ml-1.5 text-sm font-normal text-muted">{tab.count}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
