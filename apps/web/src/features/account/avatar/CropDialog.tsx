import { Button } from '@vetka/ui/Button';
import { MinusIcon, PlusIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Stack } from '@vetka/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cropPicture, maxZoomOf, type ChosenPicture, type CropArea } from './chosenPicture.ts';
import * as styles from './CropDialog.css.ts';

interface CropDialogProps {
  picture: ChosenPicture;
  onCrop: (file: File) => void;
  onClose: () => void;
  onError: (error: unknown) => void;
}

/** One press of an arrow moves the picture by this many pixels. */
const keyboardStep = 8;
const zoomStep = 0.2;

/** Chooses the square of a picture: by pointer, pinch, wheel, arrows, plus and minus. */
export default function CropDialog({ picture, onCrop, onClose, onError }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [area, setArea] = useState<CropArea>();
  const { zoom, setZoom, maxZoom, by } = useZoom(picture);
  const stage = useZoomKeys(by);
  const save = () => {
    if (area) cropPicture(picture, area).then(onCrop, onError);
  };
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title="Что показать в круге"
      description="Двигайте снимок пальцем, мышью или стрелками."
      foot={
        <Button onClick={save} isDisabled={!area}>
          Сохранить фото
        </Button>
      }
    >
      <Stack gap={12}>
        <div className={styles.stage} ref={stage}>
          <Cropper
            image={picture.url}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={keyboardStep}
            disableAutomaticStylesInjection
            mediaProps={{ alt: 'Выбранный снимок' }}
            cropperProps={{
              role: 'group',
              'aria-label': 'Видимая часть снимка: стрелки двигают, плюс и минус приближают',
            }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        {maxZoom > 1 && <Zoom value={zoom} max={maxZoom} onChange={setZoom} onStep={by} />}
      </Stack>
    </ResponsiveDialog>
  );
}

function useZoom(picture: ChosenPicture) {
  const [zoom, setZoom] = useState(1);
  const maxZoom = maxZoomOf(picture);
  const by = (step: number) => setZoom((value) => Math.min(maxZoom, Math.max(1, value + step)));
  return { zoom, setZoom, maxZoom, by };
}

/** Plus and minus zoom while the picture has the focus. */
function useZoomKeys(by: (step: number) => void) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(function listenToKeys() {
    const element = stage.current;
    const zoom = ({ key }: KeyboardEvent) => {
      if (key === '+' || key === '=') by(zoomStep);
      if (key === '-') by(-zoomStep);
    };
    element?.addEventListener('keydown', zoom);
    return () => element?.removeEventListener('keydown', zoom);
  });
  return stage;
}

interface ZoomProps {
  value: number;
  max: number;
  onChange: (value: number) => void;
  onStep: (step: number) => void;
}

function Zoom({ value, max, onChange, onStep }: ZoomProps) {
  return (
    <div className={styles.zoom}>
      <IconButton label="Отдалить" icon={<MinusIcon />} onClick={() => onStep(-zoomStep)} />
      <input
        className={styles.range}
        type="range"
        aria-label="Масштаб"
        aria-valuetext={`${Math.round(value * 100)} %`}
        min={1}
        max={max}
        step={0.05}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <IconButton label="Приблизить" icon={<PlusIcon />} onClick={() => onStep(zoomStep)} />
    </div>
  );
}
