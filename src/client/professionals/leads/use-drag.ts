import { type PointerEvent, useState } from 'react';
import type { LeadState } from '#domain/professionals/lead.ts';
import type { Move } from './lead-moves.ts';

export interface Drag {
  leadId: number;
  moves: readonly Move[];
  /** How far the card has been moved. */
  x: number;
  y: number;
  /** The column below the pointer, where the lead may go there. */
  over: LeadState | undefined;
}

/** The move into the column at this point of the screen, where the table has one. */
function moveAt(moves: readonly Move[], { clientX, clientY }: PointerEvent): Move | undefined {
  // The handle below the pointer is in the column the card comes from: that one is no way to go.
  const states = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-column]')?.dataset.column);
  return states
    .map((state) => moves.find(({ to }) => to === state))
    .find((move) => move !== undefined);
}

/**
 * Drags a card by its handle with mouse, pen or finger. By keyboard the same is
 * done by the menu beside it.
 */
export function useDrag(onDrop: (leadId: number, move: Move) => void) {
  const [drag, setDrag] = useState<Drag>();
  const [start, setStart] = useState({ x: 0, y: 0 });
  const handle = (leadId: number, moves: readonly Move[]) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setStart({ x: event.clientX, y: event.clientY });
      setDrag({ leadId, moves, x: 0, y: 0, over: undefined });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag?.leadId !== leadId) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      setDrag({ ...drag, x, y, over: moveAt(moves, event)?.to });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (drag?.leadId !== leadId) return;
      const move = moveAt(moves, event);
      setDrag(undefined);
      if (move) onDrop(leadId, move);
    },
    onPointerCancel: () => setDrag(undefined),
    onLostPointerCapture: () => setDrag(undefined),
  });
  return { drag, handle };
}
export type DragHandle = ReturnType<ReturnType<typeof useDrag>['handle']>;
