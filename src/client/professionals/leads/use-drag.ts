import { type PointerEvent, useState } from 'react';
import { LEAD_STATES, type LeadState } from '#domain/professionals/lead.ts';
import { type Move, movesFrom } from './lead-moves.ts';

export interface Drag {
  leadId: number;
  moves: readonly Move[];
  /** How far the card has been moved. */
  x: number;
  y: number;
  /** The column below the pointer, where the lead may go there. */
  over: LeadState | undefined;
}

/** The column at this point of the screen, other than the one the card comes from. */
function columnAt(from: LeadState, { clientX, clientY }: PointerEvent): LeadState | undefined {
  // The handle below the pointer is in the column the card comes from: that one is no way to go.
  const states = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-column]')?.dataset.column);
  return LEAD_STATES.find((state) => state !== from && states.includes(state));
}

/**
 * Drags a card by its handle with mouse, pen or finger. By keyboard the same is
 * done by the menu beside it.
 */
export function useDrag(onDrop: (leadId: number, from: LeadState, to: LeadState) => void) {
  const [drag, setDrag] = useState<Drag>();
  const [start, setStart] = useState({ x: 0, y: 0 });
  const handle = (leadId: number, from: LeadState) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setStart({ x: event.clientX, y: event.clientY });
      setDrag({ leadId, moves: movesFrom(from), x: 0, y: 0, over: undefined });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag?.leadId !== leadId) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      const to = columnAt(from, event);
      const over = drag.moves.some((move) => move.to === to) ? to : undefined;
      setDrag({ ...drag, x, y, over });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (drag?.leadId !== leadId) return;
      const to = columnAt(from, event);
      setDrag(undefined);
      if (to) onDrop(leadId, from, to);
    },
    onPointerCancel: () => setDrag(undefined),
    onLostPointerCapture: () => setDrag(undefined),
  });
  return { drag, handle };
}
export type DragHandle = ReturnType<ReturnType<typeof useDrag>['handle']>;
