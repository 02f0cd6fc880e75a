/** A point of the pane in pixels. */
export interface PanePoint {
  readonly x: number;
  readonly y: number;
}

/** What a pane does when it is dragged, zoomed and tapped. */
export interface PaneActions {
  readonly pan: (x: number, y: number) => void;
  readonly zoom: (factor: number, at: PanePoint) => void;
  readonly tap: (at: PanePoint) => void;
  /** Whether the wheel alone zooms; with Ctrl or Command it always does. */
  readonly takesWheel: () => boolean;
}

/** A pointer that moves less than this, in pixels, taps. */
const FAR = 5;

/** Turns pointers and the wheel into moves of a pane: one pointer drags, two zoom. */
export function paneGestures(element: HTMLElement, actions: PaneActions): { destroy(): void } {
  const pointers = new Map<number, PanePoint>();
  let pressed: (PanePoint & { far: boolean }) | null = null;

  const within = (x: number, y: number): PanePoint => {
    const box = element.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    pressed = { x: event.clientX, y: event.clientY, far: false };
  }

  function move(event: PointerEvent): void {
    const before = pointers.get(event.pointerId);
    if (before === undefined || pressed === null) return;
    const here = { x: event.clientX, y: event.clientY };
    if (!pressed.far) {
      if (Math.hypot(here.x - pressed.x, here.y - pressed.y) < FAR) return;
      element.setPointerCapture(event.pointerId);
      pressed.far = true;
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) actions.pan(here.x - before.x, here.y - before.y);
    else {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(here.x - other.x, here.y - other.y);
      actions.zoom(is / (was || 1), within((here.x + other.x) / 2, (here.y + other.y) / 2));
    }
    pointers.set(event.pointerId, here);
  }

  function up(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    if (pressed?.far === false && event.type === "pointerup") {
      actions.tap(within(event.clientX, event.clientY));
    }
    if (pointers.size === 0) pressed = null;
  }

  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey && !actions.takesWheel()) return;
    event.preventDefault();
    actions.zoom(Math.exp(-event.deltaY / 400), within(event.clientX, event.clientY));
  }

  const listeners = new AbortController();
  const { signal } = listeners;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  return { destroy: () => listeners.abort() };
}
