import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The same pictures as anybody would write them first: one state change a frame. */
function useEveryFrame() {
  const [now, setNow] = useState(0);
  useEffect(() => {
    let id = requestAnimationFrame(function next(time) {
      setNow(time);
      id = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(id);
  }, []);
  return now;
}

function Noise() {
  const now = useEveryFrame();
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a frame is the point
  useEffect(() => {
    const { current } = canvas;
    const context = current?.getContext('2d');
    if (!current || !context) return;
    const image = context.createImageData(current.width, current.height);
    for (let at = 0; at < image.data.length; at += 4) {
      image.data.fill(Math.random() * 255, at, at + 3);
      image.data[at + 3] = 255;
    }
    context.putImageData(image, 0, 0);
  }, [now]);
  return <canvas ref={canvas} width={innerWidth} height={innerHeight} />;
}

function Dvd() {
  const position = useRef({ x: 0, y: 0, right: 1, down: 1 });
  useEveryFrame();
  const at = position.current;
  if (at.x + at.right < 0 || at.x + at.right > innerWidth - 100) at.right *= -1;
  if (at.y + at.down < 0 || at.y + at.down > innerHeight - 50) at.down *= -1;
  at.x += at.right;
  at.y += at.down;
  return (
    <b style={{ position: 'absolute', left: at.x, top: at.y, fontSize: 40, color: 'red' }}>DVD</b>
  );
}

function Clock() {
  useEveryFrame();
  return <b style={{ fontSize: '20vw' }}>{new Date().toLocaleTimeString()}</b>;
}

function Update() {
  const now = useEveryFrame();
  const angle = (now / 5) % 360;
  return (
    <div style={{ textAlign: 'center', marginTop: '30vh' }}>
      <div style={{ display: 'inline-block', rotate: `${angle}deg`, fontSize: 60 }}>◌</div>
      <p>Working on updates {Math.floor(now / 1000) % 100}%</p>
    </div>
  );
}

const screens: Record<string, () => React.ReactNode> = {
  noise: Noise,
  dvd: Dvd,
  clock: Clock,
  update: Update,
};
const Screen = screens[location.hash.slice(1)];
const root = document.getElementById('root');
if (root && Screen) createRoot(root).render(<Screen />);
