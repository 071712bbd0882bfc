import * as media from '#contract/homes/media.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { answerAlikeVerb } from './answer-alike.ts';
import { cancelUploadVerb } from './cancel-upload.ts';
import { changeMediaVerb } from './change-media.ts';
import { createUploadVerb } from './create-upload.ts';
import { decideAlikePhotoVerb } from './decide-alike-photo.ts';
import { getMediaVerb } from './get-media.ts';
import { getUploadVerb } from './get-upload.ts';
import { listAlikePhotosVerb } from './list-alike-photos.ts';
import { orderMediaVerb } from './order-media.ts';
import { removeMediaVerb } from './remove-media.ts';
import { sendChunkVerb } from './send-chunk.ts';
import { setVideoVerb } from './set-video.ts';

export const mediaRoutes: Route[] = [
  implement(media.getMedia, getMediaVerb),
  implement(media.createUpload, createUploadVerb),
  implement(media.getUpload, getUploadVerb),
  implement(media.sendChunk, sendChunkVerb),
  implement(media.cancelUpload, cancelUploadVerb),
  implement(media.orderMedia, orderMediaVerb),
  implement(media.changeMedia, changeMediaVerb),
  implement(media.removeMedia, removeMediaVerb),
  implement(media.answerAlike, answerAlikeVerb),
  implement(media.setVideo, setVideoVerb),
  implement(media.listAlikePhotos, listAlikePhotosVerb),
  implement(media.decideAlikePhoto, decideAlikePhotoVerb),
];
